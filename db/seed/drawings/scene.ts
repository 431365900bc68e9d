import type { Dice } from './dice.ts'
import type { Palette } from './palette.ts'

/** What a picture is drawn on, in pixels. */
export type Frame = { readonly w: number; readonly h: number }

/** One composition. It fills the frame and may draw a little over its edge. */
export type Scene = (frame: Frame, palette: Palette, dice: Dice) => string

/** Whole pixels: SVG gets long, and nobody sees the rest. */
export const px = (value: number): number => Math.round(value)

export const rect = ({ w, h }: Frame, colour: string): string =>
  `<rect width="${w}" height="${h}" fill="${colour}"/>`

/** So many of something, drawn one after the other. */
export const each = (many: number, draw: (index: number, many: number) => string): string =>
  Array.from({ length: many }, (_, index) => draw(index, many)).join('')
