import type { Dice } from './dice.ts'
import type { Palette } from './palette.ts'

/** The size of a picture in pixels. */
export type Frame = { readonly w: number; readonly h: number }

/** One composition. It fills the frame and may extend a little beyond the edge. */
export type Scene = (frame: Frame, palette: Palette, dice: Dice) => string

/** Rounds to three decimals, a millimetre on court. */
export const short = (value: number): number => Math.round(value * 1000) / 1000

export const rect = ({ w, h }: Frame, colour: string): string =>
  `<rect width="${w}" height="${h}" fill="${colour}"/>`

/** Draws a given number of items one after the other. */
export const each = (many: number, draw: (index: number, many: number) => string): string =>
  Array.from({ length: many }, (_, index) => draw(index, many)).join('')

/** A camera above the court: the point at the centre of the picture in metres, and its rotation. */
export type Camera = {
  x: number
  y: number
  /** The visible height in metres. */
  metres: number
  /** Degrees; 0 has the goal on the right, -90 has it at the top. */
  turn?: number
  /** Swaps left and right of the attack. */
  mirrored?: boolean
}

/** Draws in metres of the court as seen by a camera. */
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
