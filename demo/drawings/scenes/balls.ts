import { court } from '../court.ts'
import { ball, largeBall } from '../handball.ts'
import type { Point } from '../pieces.ts'
import { each, type Scene, seen, short } from '../scene.ts'

/** Intersections of lines on court, in metres. */
const SPOTS: readonly [Point, ...Point[]] = [
  [14, 9.4],
  [11, 10.6],
  [13.4, 12],
  [18.2, 3.4],
  [13, 9],
]
/** Columns and rows of the ball grid. */
const GRIDS: readonly [Point, ...Point[]] = [
  [5, 3],
  [6, 4],
  [4, 3],
]

/** A close-up of one ball on a line. */
export const ballOnTheLine: Scene = (frame, palette, dice) => {
  const { w, h } = frame
  const r = h * dice.between(0.27, 0.36)
  const [x, y] = [w * dice.between(0.4, 0.6), h * dice.between(0.46, 0.54)]
  const spot = dice.pick(SPOTS)
  const ground = seen(
    frame,
    { x: spot[0], y: spot[1], metres: dice.between(2.6, 4), turn: dice.between(-40, 40) },
    court(palette, { boards: true }),
  )
  const shade = `<circle cx="${short(x + r * 0.16)}" cy="${short(y + r * 0.2)}" r="${short(r)}" fill="${palette.around}"/>`
  return ground + shade + largeBall(x, y, r, palette, dice.whole(0, 119), palette.area)
}

/** A grid of balls with one missing and one different. */
export const countedBalls: Scene = (frame, palette, dice) => {
  const { w, h } = frame
  const [columns, rows] = dice.pick(GRIDS)
  const pitch = Math.min((w * 0.88) / columns, (h * 0.88) / rows)
  const missing = dice.whole(0, columns * rows - 1)
  const other = (missing + 2 + dice.whole(0, 3)) % (columns * rows)
  const row = each(columns * rows, (index) => {
    const x = w / 2 + ((index % columns) - (columns - 1) / 2) * pitch
    const y = h / 2 + (Math.floor(index / columns) - (rows - 1) / 2) * pitch
    const r = pitch * 0.36
    if (index === missing)
      return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="none" stroke="${palette.line}" stroke-width="5" stroke-dasharray="15 15"/>`
    const colours = index === other ? { ball: palette.area, seam: palette.line } : palette
    return (
      `<circle cx="${short(x + r * 0.14)}" cy="${short(y + r * 0.18)}" r="${short(r)}" fill="${palette.around}"/>` +
      ball(x, y, r, colours, dice.whole(0, 119))
    )
  })
  return `<rect width="${w}" height="${h}" fill="${palette.floor}"/>${row}`
}
