/** Letters and digits as strokes on a grid of 4 by 6: no font is needed where the pictures are drawn. */
const STROKES: Readonly<Record<string, string>> = {
  '0': 'M0 0H4V6H0Z',
  '1': 'M1 1 2 0V6',
  '2': 'M0 0H4V3H0V6H4',
  '3': 'M0 0H4V6H0M1 3H4',
  '4': 'M0 0V3H4M4 0V6',
  '5': 'M4 0H0V3H4V6H0',
  '6': 'M4 0H0V6H4V3H0',
  '7': 'M0 0H4L2 6',
  '8': 'M0 0H4V6H0ZM0 3H4',
  '9': 'M4 3H0V0H4V6H0',
  A: 'M0 6 2 0 4 6M.8 4H3.2',
  B: 'M0 0H3L4 1.5 3 3 4 4.5 3 6H0ZM0 3H3',
  C: 'M4 0H1L0 1V5L1 6H4',
  D: 'M0 0H3L4 1V5L3 6H0Z',
  E: 'M4 0H0V6H4M0 3H3',
  F: 'M4 0H0V6M0 3H3',
  G: 'M4 0H1L0 1V5L1 6H4V3H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6',
  K: 'M0 0V6M4 0 0 3.4 4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3 4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M1 0H3L4 1V5L3 6H1L0 5V1Z',
  P: 'M0 6V0H3L4 1V2.4L3 3.4H0',
  R: 'M0 6V0H3L4 1V2.4L3 3.4H0M2 3.4 4 6',
  S: 'M4 0H1L0 1V2L1 3H3L4 4V5L3 6H0',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V5L1 6H3L4 5V0',
  V: 'M0 0 2 6 4 0',
  W: 'M0 0 1 6 2 2.6 3 6 4 0',
  Y: 'M0 0 2 3 4 0M2 3V6',
  ':': 'M2 1.6v.1M2 4.4v.1',
  '-': 'M.8 3H3.2',
}
const PITCH = 5.6

/** A word from its top left corner, as high as said. Unknown characters are spaces. */
export function word(
  letters: string,
  x: number,
  y: number,
  height: number,
  colour: string,
  weight = 1,
): string {
  const scale = height / 6
  const glyphs = [...letters.toUpperCase()].map((letter, index) => {
    const stroke = STROKES[letter]
    return stroke ? `<path transform="translate(${(index * PITCH).toFixed(1)} 0)" d="${stroke}"/>` : ''
  })
  return (
    `<g transform="translate(${x} ${y}) scale(${scale.toFixed(3)})" fill="none" stroke="${colour}" ` +
    `stroke-width="${weight}" stroke-linecap="square" stroke-linejoin="miter">${glyphs.join('')}</g>`
  )
}

/** How wide a word of a height is. */
export const widthOf = (letters: string, height: number): number =>
  ((letters.length * PITCH - 1.6) * height) / 6
