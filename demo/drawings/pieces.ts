import { ball } from './handball.ts'
import { CAPITAL, letters } from './lettering/face.ts'
import { NARROW } from './lettering/narrow.ts'
import type { Palette } from './palette.ts'
import { type Camera, short } from './scene.ts'

export type Point = readonly [x: number, y: number]

const DISC_M = 0.74
const DIGITS_M = 0.92
/** The diameter of the ball. At its real 0.19 m it would be hardly visible. */
const BALL_M = 0.36

/**
 * The camera settings for players: numbers stay upright, and from a distance players are drawn larger than to scale.
 */
export type Sight = Pick<Camera, 'turn' | 'mirrored' | 'metres'>
const NEAR: Sight = { metres: 12 }
const largerBy = ({ metres }: Sight) => Math.min(1.7, Math.max(1, metres / 15))

/** One of our players with the shirt number. */
export function disc([x, y]: Point, number: number, palette: Palette, sight: Sight = NEAR): string {
  const digits = letters(NARROW, String(number), {
    x: 0,
    y: (DIGITS_M * CAPITAL) / 2,
    size: DIGITS_M,
    fill: palette.number,
    anchor: 'middle',
  })
  const larger = short(largerBy(sight))
  const upright = `${sight.mirrored ? ' scale(1 -1)' : ''}${sight.turn ? ` rotate(${short(-sight.turn)})` : ''}`
  return (
    `<g transform="translate(${short(x)} ${short(y)}) scale(${larger})${upright}">` +
    `<circle r="${DISC_M}" fill="${palette.ours}"/>${digits}</g>`
  )
}

/** An opponent. */
export const opponent = ([x, y]: Point, palette: Palette, sight: Sight = NEAR): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(0.62 * largerBy(sight))}" fill="${palette.theirs}"/>`

/** The opponents' goalkeeper: a ring in the goal area. */
export const keeper = ([x, y]: Point, palette: Palette): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r=".6" fill="none" stroke="${palette.line}" stroke-width=".16"/>`

export const ballAt = ([x, y]: Point, palette: Palette, sight: Sight = NEAR): string =>
  ball(x, y, BALL_M * largerBy(sight), palette, 20)

/** A player's run: a line with an arrow head. The path must end with a segment towards `to`. */
export function run(path: string, to: Point, from: Point, { line }: Palette): string {
  const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  return (
    `<path fill="none" stroke="${line}" stroke-width=".11" stroke-linecap="round" d="${path}"/>` +
    `<path fill="${line}" transform="translate(${to[0]} ${to[1]}) rotate(${short(degrees)})" d="M.3 0-.32-.3v.6z"/>`
  )
}

/** A pass. */
export const pass = (path: string, { line }: Palette): string =>
  `<path fill="none" stroke="${line}" stroke-width=".15" stroke-linecap="round" stroke-dasharray=".01 .4" d="${path}"/>`

/** A shot at goal. */
export const shot = (from: Point, to: Point, { shot: colour }: Palette): string =>
  `<path fill="none" stroke="${colour}" stroke-width=".14" stroke-linecap="round" d="M${from.join(' ')}L${to.join(' ')}"/>`

/** A training cone from above. */
export const cone = ([x, y]: Point, { area, floor }: Palette): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r=".34" fill="${area}"/><circle cx="${short(x)}" cy="${short(y)}" r=".13" fill="${floor}"/>`
