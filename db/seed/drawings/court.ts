import type { Palette } from './palette.ts'

/** One half of the court from above, to scale: one unit is one metre, the goal stands on the right at x = 20. */
export function courtFromAbove(palette: Palette): string {
  return (
    `<g fill="none" stroke="${palette.line}" stroke-width=".09" transform="matrix(-1 0 0 1 20 0)">` +
    `<path fill="${palette.area}" d="M0 2.5A6 6 0 0 1 6 8.5v3A6 6 0 0 1 0 17.5z"/>` +
    '<path d="M0 0V20M0 2.5A6 6 0 0 1 6 8.5v3A6 6 0 0 1 0 17.5M0 0H40V20H0M20 0V20M0 8.5h-1v3h1M4 9.7v.6"/>' +
    '<path stroke-dasharray=".36 .36" d="M2.958 0A9 9 0 0 1 9 8.5v3A9 9 0 0 1 2.958 20"/>' +
    `<path stroke="${palette.ball}" stroke-width=".2" d="M7 9.5v1"/></g>`
  )
}

/** The ball with its panels, at a place with a radius: a pentagon in the middle, and the seams that leave it. */
export function ball(x: number, y: number, radius: number, palette: Palette, turn = 0): string {
  const r = radius
  const inner = corners(r * 0.36, 0)
  const outer = corners(r * 0.74, 0)
  const rim = corners(r * 0.98, 24)
  const back = corners(r * 0.98, -24)
  const seams = outer.map(
    ([ox, oy], index) => `M${at(inner[index])}L${ox} ${oy}L${at(rim[index])}M${ox} ${oy}L${at(back[index])}`,
  )
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})"><circle r="${r}" fill="${palette.ball}"/>` +
    `<path fill="${palette.dark}" fill-opacity=".6" d="M${inner.map(at).join('L')}z"/>` +
    `<path fill="none" stroke="${palette.dark}" stroke-opacity=".5" stroke-width="${two(r * 0.07)}" d="${seams.join('')}"/></g>`
  )
}

type Point = readonly [number, number]

/** Five corners around the middle, turned by some degrees. */
const corners = (radius: number, turn: number): Point[] =>
  [0, 72, 144, 216, 288].map((degrees) => {
    const angle = ((degrees + turn) * Math.PI) / 180
    return [two(Math.sin(angle) * radius), two(-Math.cos(angle) * radius)]
  })

const at = (point: Point | undefined) => (point ? `${point[0]} ${point[1]}` : '')
const two = (value: number) => Math.round(value * 1000) / 1000
