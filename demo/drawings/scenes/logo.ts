import { letters, widthOf } from '../lettering/face.ts'
import { WIDE } from '../lettering/wide.ts'
import { type Scene, short } from '../scene.ts'

/** Invented companies, each with a mark on a field of 100 by 100. */
const FIRMS = [
  ['Northbank', 'M50 2L86 96 50 74 14 96z'],
  ['Halyard', 'M46 4v88H4zM54 24l42 68H54z'],
  ['Tideworks', 'M4 34q23-32 46 0t46 0v18q-23 32-46 0t-46 0zM4 70q23-32 46 0t46 0v16q-23 32-46 0t-46 0z'],
  ['Brickfield', 'M4 10h92v22H4zM4 39h42v22H4zM54 39h42v22H54zM4 68h92v22H4z'],
  ['Lumen', 'M50 24a26 26 0 1 1-.1 0zM45 2h10v13H45zM45 85h10v13H45zM2 45h13v10H2zM85 45h13v10H85z'],
  ['Parade', 'M8 96V4h14v8l70 18-50 20-20 8v38z'],
  ['Moorgate', 'M6 94V46a44 44 0 0 1 88 0v48H74V48a24 24 0 0 0-48 0v46z'],
  ['Oldstreet', 'M50 6a44 44 0 0 1 43 38H7A44 44 0 0 1 50 6zM7 56h86A44 44 0 0 1 7 56z'],
] as const
/** A colour that is readable on light and dark backgrounds. */
const INK = '#73808c'

/** One logo per company: mark and name in one colour on a transparent background. */
export const LOGOS = FIRMS.map(([name, mark]) => logoOf(name, mark)) as [Scene, ...Scene[]] // FIRMS is not empty

function logoOf(name: string, mark: string): Scene {
  return (frame) => {
    const mostWide = frame.w * 0.76
    const size = Math.min(frame.h * 0.62, mostWide / widthOf(WIDE, name, 1))
    const [side, gap] = [size * 0.78, size * 0.32]
    const left = (frame.w - widthOf(WIDE, name, size) - gap - side) / 2
    const middle = frame.h / 2
    return (
      `<path fill="${INK}" transform="translate(${short(left)} ${short(middle - side / 2)}) scale(${short(side / 100)})" d="${mark}"/>` +
      letters(WIDE, name, { x: left + side + gap, y: middle + size * 0.345, size, fill: INK })
    )
  }
}
