import { widthOf, word } from '../glyphs.ts'
import { px, type Scene } from '../scene.ts'

/** Companies that do not exist, each with a mark on a field of 100 by 100. */
const FIRMS = [
  ['NORTHBANK', 'M10 90V10L90 90V10'],
  ['HALYARD', 'M50 5 95 90H5ZM50 5V90'],
  ['TIDEWORKS', 'M5 30Q28 5 50 30T95 30M5 60Q28 35 50 60T95 60M5 90Q28 65 50 90T95 90'],
  ['BRICKFIELD', 'M5 10H95V35H5ZM5 35H50V60H5ZM50 35H95V60H50ZM5 60H95V90H5Z'],
  [
    'LUMEN',
    'M50 30A22 22 0 1 1 49 30ZM50 4V14M50 90V98M4 52H14M86 52H96M18 20 25 27M82 20 75 27M18 84 25 77M82 84 75 77',
  ],
  ['PARADE', 'M10 95V5L90 25 10 50'],
  ['MOORGATE', 'M10 95V45A40 40 0 0 1 90 45V95M32 95V48A18 18 0 0 1 68 48V95'],
  ['OLDSTREET', 'M50 5A45 45 0 1 1 49 5ZM5 50H95'],
] as const
/** Reads on paper and in the hall at night. */
const INK = '#73808c'

/** One logo for each firm: its mark and name in one ink on nothing, so that it stands on any ground. */
export const LOGOS = FIRMS.map(([name, mark]) => logoOf(name, mark)) as [Scene, ...Scene[]] // FIRMS is not empty

function logoOf(name: string, mark: string): Scene {
  return (frame) => {
    const letters = frame.h * 0.26
    const gap = frame.h * 0.16
    const size = frame.h * 0.44
    const left = (frame.w - widthOf(name, letters) - gap - size) / 2
    return (
      `<g transform="translate(${px(left)} ${px((frame.h - size) / 2)}) scale(${size / 100})" fill="none" ` +
      `stroke="${INK}" stroke-width="12" stroke-linejoin="round"><path d="${mark}"/></g>` +
      word(name, px(left + size + gap), px((frame.h - letters) / 2), letters, INK, 1.05)
    )
  }
}
