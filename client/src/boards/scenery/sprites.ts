/** Things that stand in a landscape, each drawn once and set many times; its foot is at 0,0 and a square measures 100. */
const [ROOFS, EAVES] = [
  ['#b8482e', '#c9683c', '#8f3a35'],
  ['#7d2b19', '#8c4322', '#5d211f'],
]
const house = (roof: string, eaves: string): string =>
  `<path d="M-6.5 0V-8H6.5V0Z" fill="#f6ead2" stroke="#59422c" stroke-width=".8"/><path d="M2 0V-8H6.5V0Z" fill="#d3bf98"/><path d="M-8.2-7.4L-4.6-15H4.6L8.2-7.4Z" fill="${roof}" stroke="${eaves}" stroke-width=".8"/><path d="M-6.6-10H6.6M-5.6-12.4H5.6" stroke="${eaves}" stroke-width=".5" opacity=".7"/><path d="M-1.6 0V-4.6H1.6V0Z" fill="#59422c"/><path d="M-5-6h2v2h-2zM3.4-6h1.8v2H3.4z" fill="#42566b"/>`
const gable = (roof: string, eaves: string): string =>
  `<path d="M-4.6 0V-9L0-16L4.6-9V0Z" fill="#f9efdb" stroke="#59422c" stroke-width=".8"/><path d="M1 0V-14.5L4.6-9V0Z" fill="#d8c49d"/><path d="M-6.2-8L0-17.5L6.2-8L4.4-6.6L0-13.4L-4.4-6.6Z" fill="${roof}" stroke="${eaves}" stroke-width=".7"/><path d="M-1.3 0V-4H1.3V0Z" fill="#59422c"/><path d="M-1-9.5h2v2.2h-2z" fill="#42566b"/>`

const BUILDINGS = Object.fromEntries(
  ROOFS.flatMap((roof, n) => [
    [`house${n}`, house(roof, EAVES[n])],
    [`gable${n}`, gable(roof, EAVES[n])],
  ]),
)

const SPRITES: Record<string, string> = {
  ...BUILDINGS,
  spruce:
    '<ellipse cy="1" rx="9" ry="3" fill="#0b2417" opacity=".35"/><path d="M-1.6 0h3.2v-6h-3.2z" fill="#5b3d22"/><path d="M0-33L9-4H-9Z" fill="#2c6a42"/><path d="M0-33L9-4H1Z" fill="#1c4d30"/><path d="M-5-14L0-9L5-14M-3.4-21L0-17L3.4-21" fill="none" stroke="#5ea05c" stroke-width="1.5" stroke-linecap="round" opacity=".8"/>',
  fir: '<ellipse cy="1" rx="9" ry="3" fill="#0b2417" opacity=".35"/><path d="M-1.6 0h3.2v-6h-3.2z" fill="#5b3d22"/><path d="M0-15L10-4H-10ZM0-24L8-11H-8ZM0-32L6-19H-6Z" fill="#357a4a"/><path d="M0-15L10-4H1ZM0-24L8-11H1ZM0-32L6-19H1Z" fill="#215737"/>',
  oak: '<ellipse cy="1" rx="9" ry="3" fill="#0b2417" opacity=".35"/><path d="M-1.8 0h3.6v-9h-3.6z" fill="#67452a"/><path d="M-10-14a8 8 0 0 1 5-10a8 8 0 0 1 13 2a7 7 0 0 1 1 12a8 8 0 0 1-12 2a7 7 0 0 1-7-6z" fill="#4d8a41"/><path d="M-8-17a7 7 0 0 1 11-8a9 9 0 0 0-5 9z" fill="#7fb25c" opacity=".85"/><path d="M9-10a8 8 0 0 1-12 2a12 12 0 0 0 12-9a6 6 0 0 1 0 7z" fill="#2f6434" opacity=".8"/>',
  poplar:
    '<ellipse cy="1" rx="8" ry="2.6" fill="#0b2417" opacity=".35"/><path d="M-1.5 0h3v-8h-3z" fill="#67452a"/><ellipse cy="-15" rx="8" ry="10" fill="#3f7d45"/><path d="M-7-17a8 10 0 0 1 8-8a12 12 0 0 0-4 11z" fill="#72ac59" opacity=".85"/><path d="M8-14a8 10 0 0 1-10 9a13 13 0 0 0 9-14z" fill="#275a35" opacity=".8"/>',
  maple:
    '<ellipse cy="1" rx="8" ry="2.6" fill="#0b2417" opacity=".35"/><path d="M-1.5 0h3v-8h-3z" fill="#67452a"/><ellipse cy="-15" rx="8" ry="9.5" fill="#b9862c"/><path d="M-7-17a8 10 0 0 1 8-8a12 12 0 0 0-4 11z" fill="#e3b552" opacity=".9"/><path d="M8-14a8 10 0 0 1-10 9a13 13 0 0 0 9-14z" fill="#8b5c17" opacity=".7"/>',
  bush: '<ellipse cy=".6" rx="6" ry="1.8" fill="#0b2417" opacity=".28"/><path d="M-6 0a4 4 0 0 1 2-6a5 5 0 0 1 8 0a4 4 0 0 1 2 6z" fill="#5e9440"/><path d="M-4.5-3a4 4 0 0 1 5-4a6 6 0 0 0-3 5z" fill="#93c065"/>',
  tuft: '<path d="M-4 0q0-4-2-7M-1 0q0-5 0-9M2 0q0-4 3-7" fill="none" stroke="#5f9434" stroke-width="1.4" stroke-linecap="round"/>',
  ear: '<path d="M0 0V-17" stroke="#94691b" stroke-width="1.3" stroke-linecap="round"/><path d="M0-10q-4-1-4-5q4 1 4 5q0-4 4-5q0 4-4 5M0-15q-4-1-4-5q4 1 4 5q0-4 4-5q0 4-4 5M0-20q-2-2 0-5q2 3 0 5" fill="#f7dd85" stroke="#a8761c" stroke-width=".8"/>',
  sheaf:
    '<ellipse cy="1" rx="10" ry="3" fill="#6b4a10" opacity=".35"/><path d="M-7 0q5-9 0-17q7-4 14 0q-5 8 0 17q-7 3-14 0z" fill="#f3cf69" stroke="#9a6d1a" stroke-width="1"/><path d="M-3 0q3-9-1-18M0 1V-19M3 0q-3-9 1-18" stroke="#b98727" stroke-width=".9" fill="none"/><path d="M-4.6-8.6q4.6 2 9.2 0" stroke="#8a4b1c" stroke-width="2.2" fill="none"/>',
  mill: '<ellipse cy="2" rx="19" ry="5" fill="#5d4410" opacity=".4"/><path d="M-13 1L-8-32H8L13 1Z" fill="#f7efdf" stroke="#5a4630" stroke-width="1.4"/><path d="M3 1L4-32H8L13 1Z" fill="#cdbb9b"/><path d="M-11-31Q0-52 11-31Z" fill="#a93a2a" stroke="#5f1d13" stroke-width="1.4"/><path d="M-4 1v-8a4 4 0 0 1 8 0v8z" fill="#5a3a22"/><path d="M-2.5-20h5v5h-5z" fill="#4b5d70"/><g transform="translate(0 -35) rotate(22)" fill="#fffaf0" stroke="#5a4630" stroke-width="1"><path d="M-1-1V-26H6V-3ZM1 1V26H-6V3ZM1-1H26V6H3ZM-1 1H-26V-6H-3Z"/><path d="M2.5-3V-26M-2.5 3V26M3 2.5H26M-3-2.5H-26" stroke-width=".7"/><circle r="2.6" fill="#5a4630"/></g>',
  boat: '<path d="M-17 0q17 8 34 0q2 3-1 5q-16 5-32 0q-3-2-1-5z" fill="#e6f6fb" opacity=".5"/><path d="M-17-6H17Q14 3 8 3H-8Q-14 3-17-6Z" fill="#7c4a26" stroke="#3f220f" stroke-width="1.3"/><path d="M0-6V-36" stroke="#3f220f" stroke-width="2"/><path d="M2-34Q18-22 15-9H2Z" fill="#fff8e6" stroke="#84683f" stroke-width="1"/><path d="M-2-30Q-14-20-13-9H-2Z" fill="#e9d7ae" stroke="#84683f" stroke-width="1"/><path d="M0-36l9 3l-9 3z" fill="#b5322a"/>',
  sheep:
    '<ellipse cy="1" rx="9" ry="2.4" fill="#2e4b16" opacity=".35"/><path d="M-5 0v-4M-1.5 0v-4M3 0v-4M6 0v-4" stroke="#3a332b" stroke-width="1.6"/><path d="M-8-6a4 4 0 0 1 3-6a5 5 0 0 1 8-1a4 4 0 0 1 6 5a4 4 0 0 1-4 5h-9a4 4 0 0 1-4-3z" fill="#fffdf6" stroke="#b9b19d" stroke-width=".9"/><path d="M7-10q5-1 5 3q-1 3-4 2q-2-2-1-5z" fill="#3a332b"/>',
  barn: '<ellipse cy="2" rx="20" ry="5" fill="#2e4b16" opacity=".4"/><path d="M-17 1V-15H17V1Z" fill="#f2e6cd" stroke="#53402a" stroke-width="1.3"/><path d="M5 1V-15H17V1Z" fill="#cdb993"/><path d="M-21-14L-14-31H14L21-14Z" fill="#b2492f" stroke="#5f2314" stroke-width="1.3"/><path d="M-17-19H17M-15-24H15" stroke="#7f2f1c" stroke-width="1"/><path d="M-6 1V-9H4V1Z" fill="#7a4b28" stroke="#53402a"/><path d="M-6-9L4 1M4-9L-6 1" stroke="#53402a" stroke-width=".8"/>',
  lodge:
    '<ellipse cy="2" rx="18" ry="5" fill="#0b2417" opacity=".45"/><path d="M-14 1V-14H14V1Z" fill="#9a6a3c" stroke="#3c240f" stroke-width="1.2"/><path d="M-14-3H14M-14-7H14M-14-11H14" stroke="#6d4522" stroke-width="1"/><path d="M-19-12L0-32L19-12Z" fill="#6b4326" stroke="#3c240f" stroke-width="1.2"/><path d="M0-32L19-12H3Z" fill="#4b2c16"/><path d="M-4 1V-8H4V1Z" fill="#2b190a"/><path d="M7-24v-10h5v15z" fill="#8d8478" stroke="#4b443b" stroke-width=".8"/><path d="M9-36q-5-4 0-8t0-9" fill="none" stroke="#fff" stroke-width="2.4" opacity=".55" stroke-linecap="round"/>',
  reed: '<path d="M-5 0q0-10-3-17M-1 0V-22M4 0q0-9 3-15" fill="none" stroke="#4b5a2c" stroke-width="1.6" stroke-linecap="round"/><path d="M-8-16v-5M-1-21v-6M7-14v-5" stroke="#5b3519" stroke-width="3.4" stroke-linecap="round"/>',
  snag: '<ellipse cy="1" rx="8" ry="2.4" fill="#23261a" opacity=".4"/><path d="M-2 0q1-14 0-24M0-12q7-3 9-11M-1-17q-7-2-8-9M0-20q3-4 2-10" fill="none" stroke="#4b3b29" stroke-width="2.6" stroke-linecap="round"/>',
  hut: '<ellipse cy="3" rx="18" ry="4.5" fill="#2c3a34" opacity=".5"/><path d="M-11 3V-10M11 3V-10M-4 4V-10M4 4V-10" stroke="#4a3320" stroke-width="2"/><path d="M-13-8H13V-20H-13Z" fill="#b0885a" stroke="#3c2714" stroke-width="1.2"/><path d="M-18-18Q-6-30 0-40Q6-30 18-18Q0-23-18-18Z" fill="#c4a45c" stroke="#5f4718" stroke-width="1.2"/><path d="M-9-23L-2-35M0-22V-37M9-23L2-35" stroke="#8d6e2f" stroke-width="1"/><path d="M-3-8V-17H4V-8Z" fill="#33200e"/><circle cx="9" cy="-13" r="2" fill="#ffd46b"/>',
  peak: '<path d="M-20 1L-4-30L3-22L7-27L21 1Z" fill="#8d858e"/><path d="M-4-30L3-22L7-27L21 1H2L5-9L-2-16Z" fill="#5d5664"/><path d="M-4-30L-9-20L-5-22L-2-17L2-22.5Z" fill="#f4f1ee"/>',
  crag: '<path d="M-15 1L2-26L16 1Z" fill="#9a929a"/><path d="M2-26L16 1H4L6-8L1-14Z" fill="#665f6d"/><path d="M2-26L-3-18L1-19L4-15L6-19Z" fill="#f4f1ee"/>',
  rock: '<ellipse cy=".5" rx="6" ry="1.8" fill="#221f29" opacity=".35"/><path d="M-6 0L-4-6L2-7L6-2L5 0Z" fill="#aaa2a6"/><path d="M2-7L6-2L5 0H1Z" fill="#77707a"/>',
  ore: '<ellipse cy=".5" rx="7" ry="2" fill="#221f29" opacity=".4"/><path d="M-7 0L-4-6L1-8L6-4L7 0Z" fill="#77707a"/><path d="M-4-2l2-3l3 1l1 3zM2-5l2 1v2l-2-1z" fill="#ffd65c"/>',
  pithead:
    '<ellipse cy="3" rx="27" ry="5" fill="#1d1a24" opacity=".45"/><path d="M-28 2L-15-24L-7-18L2-41L12-26L17-30L29 2Z" fill="#938b94"/><path d="M2-41L12-26L17-30L29 2H8L12-12L4-20Z" fill="#5c5563"/><path d="M2-41L-3-28L1-30L4-24L9-30.5Z" fill="#f7f4f1"/><path d="M-12 3V-12Q-3-20 6-12V3Z" fill="#1c1822"/><path d="M-13 3V-13M7 3V-13M-15-13H9" stroke="#9c6c3a" stroke-width="3.4" stroke-linecap="round"/><path d="M-8-2H4L2 4H-6Z" fill="#6a4a30" stroke="#2b1c10" stroke-width=".9"/><path d="M-8-2q2-5 4-2q2-4 4-1q3-2 4 3z" fill="#ffd65c" stroke="#a9750f" stroke-width=".7"/><circle cx="-5" cy="5" r="1.8" fill="#1c1822"/><circle cx="1" cy="5" r="1.8" fill="#1c1822"/>',
  flower: '<circle r="1.5" fill="#fff"/><circle r=".6" fill="#e2a500"/>',
  crown:
    '<path d="M-9 6.4L-10.4-4.6L-4.8-.4L0-8.2L4.8-.4L10.4-4.6L9 6.4Z" fill="url(#paint-gold)" stroke="#5d3c05" stroke-width="1.3" stroke-linejoin="round"/>',
  keep: '<ellipse cy="1" rx="9" ry="2.6" fill="#4a2f12" opacity=".35"/><path d="M-6.5 0V-21H6.5V0Z" fill="url(#paint-stone)" stroke="#51473a" stroke-width=".9"/><path d="M-8-20V-25.5H-4.5V-23.5H-1.8V-25.5H1.8V-23.5H4.5V-25.5H8V-20Z" fill="#e9e1d1" stroke="#51473a" stroke-width=".9"/><path d="M-1.2-9v-5a1.2 1.2 0 0 1 2.4 0v5z" fill="#51473a"/>',
  tower:
    '<ellipse cy="1" rx="6.4" ry="2" fill="#2b2116" opacity=".4"/><path d="M-4.6 1V-11.5H4.6V1Q0 2.6-4.6 1Z" fill="url(#paint-stone)" stroke="#51473a" stroke-width=".9"/><path d="M-5.8-11L0-21L5.8-11Q0-9 -5.8-11Z" fill="#52749b" stroke="#26405f" stroke-width=".9"/><path d="M0-21L5.8-11Q3-10 1-10Z" fill="#38557a"/><path d="M-.9-4v-3.4a.9.9 0 0 1 1.8 0V-4z" fill="#51473a"/>',
  abbey:
    '<ellipse cy="3" rx="27" ry="6" fill="#2e4b16" opacity=".38"/><path d="M-24 2V-15H20V2Z" fill="#f6edda" stroke="#4f3d2a" stroke-width="1.2"/><path d="M-27-14L-20-29H16L23-14Z" fill="#b5503a" stroke="#5f2314" stroke-width="1.2"/><path d="M-24-19H20M-22-24H18" stroke="#84331f" stroke-width=".8"/><path d="M6 3V-36H21V3Z" fill="url(#paint-stone)" stroke="#4f3d2a" stroke-width="1.2"/><path d="M3.5-35L13.5-56L23.5-35Z" fill="#5a7ba0" stroke="#26405f" stroke-width="1.2"/><path d="M13.5-56L23.5-35H15Z" fill="#3d5b80"/><path d="M13.5-56v-9m-3.6 3.6h7.2" stroke="#d6a21f" stroke-width="2" stroke-linecap="round"/><path d="M10.5-22v-5a3 3 0 0 1 6 0v5z" fill="#4f3d2a"/><path d="M-19 -4v-4a2.4 2.4 0 0 1 4.8 0v4zM-10-4v-4a2.4 2.4 0 0 1 4.8 0v4z" fill="#42566b"/><path d="M-2 2v-6a3 3 0 0 1 6 0v6z" fill="#4f3d2a"/>',
  pennant:
    '<path d="M-10-10H10V1Q10 9 0 13Q-10 9-10 1Z" fill="#fff7e0" stroke="#3d2a08" stroke-width="1.4"/><path d="M-7.6-7.6H7.6V.6Q7.6 6.8 0 10Q-7.6 6.8-7.6 .6Z" fill="#2a5aa5"/><path d="M0-7.6H7.6V.6H0ZM-7.6 .6H0V10Q-7.6 6.8-7.6 .6Z" fill="#f1c23e"/>',
  meeple:
    '<path d="M0-17.5a6.4 6.4 0 0 1 5.6 9.6C10.6-6.4 15.5-3.2 15.5 .3c0 2.6-4 2.8-7.4 2.1c1 3.8 3.2 6.9 5 9.8c.9 1.6.2 2.8-1.6 2.8H4.4c-1.4 0-1.8-.7-2.3-1.9L0 8.4l-2.1 4.7C-2.6 14.3-3 15-4.4 15h-7.1c-1.8 0-2.5-1.2-1.6-2.8c1.8-2.9 4-6 5-9.8C-11.5 3.1-15.5 2.9-15.5 .3c0-3.5 4.9-6.7 9.9-8.2A6.4 6.4 0 0 1 0-17.5z"/>',
  king: '<path d="M-12 20Q-13 16-9 14Q-5 4-5.5-4H-8.5L-7.5-8.5H-4.4A7 7 0 0 1-6.5-13.5L-10.5-25L-4.4-20.6L0-29L4.4-20.6L10.5-25L6.5-13.5A7 7 0 0 1 4.4-8.5H7.5L8.5-4H5.5Q5 4 9 14Q13 16 12 20Q0 25-12 20Z"/>',
}

const PAINTS = `
  <linearGradient id="paint-gold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff0ad"/><stop offset=".5" stop-color="#f6c945"/><stop offset="1" stop-color="#c98a15"/></linearGradient>
  <linearGradient id="paint-stone" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#efe8da"/><stop offset=".55" stop-color="#d6ccb9"/><stop offset="1" stop-color="#a99d87"/></linearGradient>
  <radialGradient id="paint-sheen" cx=".35" cy=".2" r=".9"><stop offset="0" stop-color="#fff" stop-opacity=".45"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></radialGradient>`

export const DEFINITIONS =
  PAINTS +
  Object.entries(SPRITES)
    .map(([name, drawn]) => `<g id="s-${name}">${drawn}</g>`)
    .join('')
