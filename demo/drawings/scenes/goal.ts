import { ball } from '../handball.ts'
import type { Palette } from '../palette.ts'
import { each, rect, type Scene, short } from '../scene.ts'

/** Posts of 8 cm, three metres apart and two metres high, with the 20 cm bands that the rules require. */
function posts({ line, area }: Palette): string {
  const frame = 'M-1.540 2V-.04H1.540V2'
  return (
    `<path fill="none" stroke="${line}" stroke-width=".12" d="${frame}"/>` +
    `<path fill="none" stroke="${area}" stroke-width=".12" stroke-dasharray=".2 .2" d="${frame}"/>`
  )
}

const net = ({ line }: Palette): string => {
  const down = each(29, (index) => `M${short(-1.4 + index * 0.1)} 0V2`)
  const across = each(19, (index) => `M-1.500 ${short(0.1 + index * 0.1)}H1.500`)
  return `<path fill="none" stroke="${line}" stroke-opacity=".22" stroke-width=".012" d="${down}${across}"/>`
}

/** The goal seen from the front, with marks for scored and missed shots. */
export const shotMap: Scene = (frame, palette, dice) => {
  const { w, h } = frame
  const [red, white] = [palette.area, palette.line]
  const shots = each(dice.whole(11, 17), (index) => {
    const low = dice.chance(0.6)
    const x = dice.between(0.18, 1.38) * (dice.chance(0.5) ? 1 : -1)
    const y = low ? dice.between(1.35, 1.86) : dice.between(0.14, 0.6)
    if (index % 5 === 4)
      return `<circle cx="${short(x * 0.7)}" cy="${short(y)}" r=".085" fill="none" stroke="${white}" stroke-width=".03"/>`
    return ball(x, y, 0.1, palette, dice.whole(0, 119))
  })
  return (
    rect(frame, palette.floor) +
    `<g transform="translate(${w / 2} ${h * 0.2}) scale(${short(h / 3.1)})">` +
    `<path fill="${palette.around}" d="M-9 2H9V6H-9z"/><path stroke="${white}" stroke-width=".05" d="M-9 2H9"/>` +
    `${net(palette)}${shots}${posts({ ...palette, area: red })}</g>`
  )
}

/** A corner of the goal and the ball in it. */
export const topCorner: Scene = (frame, palette, dice) => {
  const { w, h } = frame
  const flip = dice.chance(0.5) ? -1 : 1
  return (
    rect(frame, palette.floor) +
    `<g transform="translate(${w / 2} ${h * 0.3}) scale(${short(flip * (h / 1.15))} ${short(h / 1.15)}) translate(-1.050 0)">` +
    `${net(palette)}${ball(1.18, 0.3, 0.19, palette, dice.whole(0, 119))}${posts(palette)}</g>`
  )
}
