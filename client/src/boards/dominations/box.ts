/** What is in the box of the table on show: every face, what it does, and how sure it is. */
import type { Box } from '../../generated/dominations'
import { box as contents } from '../../lib/box.svelte'

export const box = (): Box => contents<Box>()
