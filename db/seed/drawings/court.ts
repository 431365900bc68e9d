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

/** The ball with its panels, at a place with a radius. */
export function ball(x: number, y: number, radius: number, palette: Palette, turn = 0): string {
  const r = radius
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})"><circle r="${r}" fill="${palette.ball}"/>` +
    `<g fill="none" stroke="${palette.dark}" stroke-opacity=".55" stroke-width="${r * 0.07}">` +
    `<path d="M${-r} 0Q0 ${-r * 0.55} ${r} 0M${-r * 0.34} ${-r * 0.94}Q${r * 0.3} 0 ${-r * 0.34} ${r * 0.94}` +
    `M${r * 0.62} ${-r * 0.78}Q${r * 0.12} ${-r * 0.1} ${r * 0.7} ${r * 0.71}"/></g></g>`
  )
}
