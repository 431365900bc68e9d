/** Glyphs of one cut of the club's typeface: how wide each is and its outline, in thousandths of an em. */
export type Face = Readonly<Record<string, readonly [advance: number, outline: string]>>

/** How far a capital or a digit rises above the baseline, in ems. */
export const CAPITAL = 0.69
/** Large letters stand a little closer than in running text. */
const TRACKING = -22
/** Of a glyph that the face lacks: the width of a space. */
const SPACE = 250

const advanceOf = (face: Face, letter: string) => (face[letter]?.[0] ?? SPACE) + TRACKING

/** How wide a word of a size is; size and answer in the unit of the drawing. */
export const widthOf = (face: Face, text: string, size: number): number =>
  ([...text].reduce((sum, letter) => sum + advanceOf(face, letter), -TRACKING) * size) / 1000

type Line = {
  /** Of the baseline. */
  x: number
  y: number
  /** Of an em, in the unit of the drawing. */
  size: number
  fill: string
  anchor?: 'start' | 'middle' | 'end'
}

/** A line of text as outlines, so that no font is needed where it is drawn. Unknown characters are spaces. */
export function letters(face: Face, text: string, { x, y, size, fill, anchor = 'start' }: Line): string {
  const width = widthOf(face, text, size)
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor]
  let along = 0
  const glyphs = [...text].map((letter) => {
    const outline = face[letter]?.[1] ?? ''
    const drawn = outline && `<path d="${outline}"${along ? ` transform="translate(${along} 0)"` : ''}/>`
    along += advanceOf(face, letter)
    return drawn
  })
  return `<g fill="${fill}" transform="translate(${short(left)} ${short(y)}) scale(${short(size / 1000)})">${glyphs.join('')}</g>`
}

const short = (value: number) => Number(value.toFixed(5))
