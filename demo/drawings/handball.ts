import type { Palette } from './palette.ts'
import { short } from './scene.ts'

type Leather = Pick<Palette, 'ball' | 'seam'>

/** A ball, from a few pixels to a tenth of a picture wide: plain leather with three curved seams. */
export const ball = (x: number, y: number, radius: number, palette: Leather, turn = 0): string =>
  drawnBall({ x, y, radius, turn }, palette, seams(palette.seam, 0.08))

/** A close-up of the ball with narrow seams; the middle panel may have its own colour. */
export function largeBall(
  x: number,
  y: number,
  radius: number,
  palette: Leather,
  turn = 0,
  panel: string = palette.ball,
): string {
  const middle = `<path fill="${panel}" d="${MIDDLE}"/>`
  return drawnBall({ x, y, radius, turn }, palette, `${middle}${seams(palette.seam, 0.05)}`)
}

type Place = { x: number; y: number; radius: number; turn: number }

const drawnBall = ({ x, y, radius, turn }: Place, { ball: leather }: Leather, inside: string): string =>
  `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${short(radius)})">` +
  `<circle r="1" fill="${leather}"/>${inside}</g>`

const seams = (colour: string, width: number): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${SEAMS}"/>`

/** A seam is part of this ellipse around a ball of radius 1. */
const SEAM = { rx: 1.12, ry: 0.38 }
/** Where that ellipse meets the rim, in degrees from its long axis, and where two seams cross, from the centre. */
const RIM = 10.5
const CROSSING = 0.656
/** Seams end this far from the centre, so that the ends of their strokes stay inside the ball. */
const REACH = 0.985

/** A point given by its angle in degrees and its distance from the centre of the ball. */
function point(degrees: number, distance: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${short(Math.cos(angle) * distance)} ${short(Math.sin(angle) * distance)}`
}

const arcTo = (turn: number, to: string): string => `A${SEAM.rx} ${SEAM.ry} ${turn} 0 1 ${to}`

const THIRDS = [0, 120, 240]
const SEAMS = THIRDS.map(
  (turn) => `M${point(turn + RIM, REACH)}${arcTo(turn, point(turn + 180 - RIM, REACH))}`,
).join('')
const MIDDLE = `M${point(30, CROSSING)}${THIRDS.map((turn) => arcTo(turn, point(turn + 150, CROSSING))).join('')}z`
