import type { Palette } from './palette.ts'
import { each } from './scene.ts'

/** Lines on court are 5 cm wide; doubled, they stay visible on a small card. */
const LINE = 0.1
/** The floorboards, extended to fill any crop. */
const BOARD = 1.25

/** One half of the court: 6 m, 9 m, 7 m, 4 m and the goal, with the goal line at x = 20. */
const END = 'M20 2.5A6 6 0 0 0 14 8.5v3A6 6 0 0 0 20 17.5M20 8.5h1v3h-1M16 9.7v.6' as const
const AREA = 'M20 2.5A6 6 0 0 0 14 8.5v3A6 6 0 0 0 20 17.5z'
const FREE_THROW = 'M17.042 0A9 9 0 0 0 11 8.5v3A9 9 0 0 0 17.042 20'

/** The court from above in metres: 40 by 20, our goal on the left at x = -20 and the opponents' at x = 20. */
export function court(palette: Palette, { boards = false }: { boards?: boolean } = {}): string {
  const end =
    `<path fill="${palette.area}" d="${AREA}"/><path d="${END}"/>` +
    `<path stroke-dasharray=".3 .3" d="${FREE_THROW}"/><path stroke="${palette.mark}" stroke-width=".2" d="M13 9.5v1"/>`
  return (
    `<path fill="${palette.around}" d="M-60-40H60V60H-60z"/><path fill="${palette.floor}" d="M-20 0H20V20H-20z"/>` +
    (boards ? boardsOf(palette) : '') +
    `<g fill="none" stroke="${palette.line}" stroke-width="${LINE}">${end}<g transform="matrix(-1 0 0 1 0 0)">${end}</g>` +
    '<path d="M-20 0H20V20H-20zM0 0V20M-4.5 0v-.2M4.5 0v-.2"/></g>'
  )
}

/** Long boards and their joints, as on a maple floor. */
const boardsOf = ({ boards }: Palette): string => {
  const joints = each(
    16,
    (row) =>
      `M-20 ${row * BOARD}H20${each(7, (at) => `M${-18 + at * 6 + ((row * 37) % 50) / 10} ${row * BOARD}v${BOARD}`)}`,
  )
  return `<path stroke="${boards}" stroke-width=".05" fill="none" d="${joints}"/>`
}

/**
 * A beach court from above: 27 by 12 m, goal areas of 6 m behind straight lines, goal lines at x = -13.5 and
 * 13.5.
 */
export const beachCourt = (palette: Palette): string =>
  `<path fill="${palette.floor}" d="M-60-60H60V60H-60z"/>` +
  `<path fill="${palette.area}" d="M-13.5-6h6V6h-6zM7.5-6h6V6h-6z"/>` +
  `<path fill="none" stroke="${palette.line}" stroke-width=".12" d="M-13.5-6h27V6h-27zM-7.5-6V6M7.5-6V6M13.5-1.5h1v3h-1M-13.5-1.5h-1v3h1"/>`
