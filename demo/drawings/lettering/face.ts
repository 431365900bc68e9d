/** The glyphs of one cut of the club's typeface: their widths and outlines, in thousandths of an em. */
export type Face = Readonly<Record<string, readonly [advance: number, outline: string]>>

/** The height of capitals and digits above the baseline, in ems. */
export const CAPITAL = 0.69
/** Large text is set a little tighter than body text. */
const TRACKING = -22
/** The width of a missing glyph, equal to a space. */
const SPACE = 250

const advanceOf = (face: Face, letter: string) => (face[letter]?.[0] ?? SPACE) + TRACKING

/** Returns the width of a word, in the unit of `size`. */
export const widthOf = (face: Face, text: string, size: number): number =>
  ([...text].reduce((sum, letter) => sum + advanceOf(face, letter), -TRACKING) * size) / 1000

type Line = {
  /** The y coordinate of the baseline. */
  x: number
  y: number
  /** The font size in the unit of the drawing. */
  size: number
  fill: string
  anchor?: 'start' | 'middle' | 'end'
}

/** Draws a line of text as outlines, so no font is needed. Unknown characters become spaces. */
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
