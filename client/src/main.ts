import { mount } from 'svelte'
import App from './App.svelte'
import { install } from './lib/worker'
import { openWords } from './lib/words.svelte'
import '@fontsource-variable/alegreya/wght.css'
import '@fontsource/alegreya-sans/latin-500.css'
import '@fontsource/alegreya-sans/latin-700.css'
import './tokens.css'
import './style.css'

void openWords().finally(() => mount(App, { target: document.getElementById('app')! }))
addEventListener('load', install)
