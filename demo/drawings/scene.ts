import type { Dice } from './dice.ts'
import type { Palette } from './palette.ts'

/** What a picture is drawn on, in pixels. */
export type Frame = { readonly w: number; readonly h: number }

/** One composition. It fills the frame and may draw a little over its edge. */
export type Scene = (frame: Frame, palette: Palette, dice: Dice) => string

/** Three decimals: a millimetre on court. */
export const short = (value: number): number => Math.round(value * 1000) / 1000

export const rect = ({ w, h }: Frame, colour: string): string =>
  `<rect width="${w}" height="${h}" fill="${colour}"/>`

/** So many of something, drawn one after the other. */
export const each = (many: number, draw: (index: number, many: number) => string): string =>
  Array.from({ length: many }, (_, index) => draw(index, many)).join('')

/** From where the court is seen: the point in the middle of the picture, in metres, and how it is turned. */
export type Camera = {
  x: number
  y: number
  /** Metres from the upper to the lower edge of the picture. */
  metres: number
  /** Degrees; 0 has the goal on the right, -90 has it at the top. */
  turn?: number
  /** Left and right of the attack change places. */
  mirrored?: boolean
}

/** What is drawn in metres of the court, seen by a camera. */
export function seen(
  { w, h }: Frame,
  { x, y, metres, turn = 0, mirrored = false }: Camera,
  drawn: string,
): string {
  const scale = short(h / metres)
  return (
    `<g transform="translate(${w / 2} ${h / 2})${turn ? ` rotate(${short(turn)})` : ''} scale(${scale} ${mirrored ? -scale : scale}) ` +
    `translate(${short(-x)} ${short(-y)})">${drawn}</g>`
  )
}
