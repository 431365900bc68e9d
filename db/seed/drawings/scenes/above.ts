import { ball, courtFromAbove } from '../court.ts'
import { COURT_POSES, figure } from '../figure.ts'
import { widthOf, word } from '../glyphs.ts'
import type { Palette } from '../palette.ts'
import { each, type Frame, px, rect, type Scene } from '../scene.ts'

/** The floor seen from the roof: a crop of the court, turned, with its planks. */
function floor(
  frame: Frame,
  palette: Palette,
  scale: number,
  focus: readonly [number, number],
  turn: number,
  drawn = '',
) {
  const planks = each(12, (index) => `M-10 ${index * 2.2 - 3}H30`)
  return (
    `${rect(frame, palette.floor)}<g transform="translate(${px(frame.w / 2)} ${px(frame.h / 2)}) rotate(${px(turn)}) ` +
    `scale(${px(scale)}) translate(${-focus[0]} ${-focus[1]})">` +
    `<path d="${planks}" stroke="${palette.floor2}" stroke-width="1.1" fill="none"/>` +
    `${courtFromAbove(palette)}${drawn}</g>`
  )
}

/** A move on the coach's board: discs, the way of the ball, and where it went. */
export const boardFromAbove: Scene = (frame, palette, dice) => {
  const spots = [
    [17.6, 1.8],
    [10.6, 4.6],
    [9.4, 10],
    [10.6, 15.4],
    [17.6, 18.2],
    [13.4, 10.8],
  ].map(([x = 0, y = 0]) => [x + dice.between(-0.7, 0.7), y + dice.between(-0.8, 0.8)] as const)
  const wall = [4.6, 7.4, 10, 12.6, 15.4].map((y, index) => {
    const x = 13.9 - Math.abs(index - 2) * -0.7
    return `<circle cx="${x + dice.between(-0.3, 0.3)}" cy="${y}" r=".62" fill="${palette.theirs}"/>`
  })
  const from = spots[dice.whole(1, 3)] ?? [9.4, 10]
  const way = `M${spots[dice.whole(0, 1)]?.join(' ')}L${from.join(' ')}L19.4 ${dice.between(8.9, 11.1)}`
  const drawn =
    `<path d="${way}" fill="none" stroke="${palette.ball}" stroke-width=".16" stroke-dasharray=".05 .42" stroke-linecap="round"/>` +
    wall.join('') +
    spots
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r=".66" fill="${palette.ours}" stroke="${palette.line}" stroke-width=".1"/>`,
      )
      .join('') +
    ball(from[0] + 1.1, from[1] + 0.4, 0.34, palette, dice.whole(0, 180))
  return floor(
    frame,
    palette,
    frame.h / dice.between(9, 15),
    [dice.between(12, 14.5), dice.between(8, 12)],
    dice.between(-28, 28),
    drawn,
  )
}

/** One player, larger than life, on the lines of the court. */
export const playerOnLines: Scene = (frame, palette, dice) => {
  const flip = dice.chance(0.4)
  const back = word(String(dice.whole(2, 41)), 0, 0, 9, palette.line, 1.3)
  const ground = floor(
    frame,
    palette,
    frame.h / dice.between(6, 9.5),
    [dice.between(12, 16), dice.between(7, 13)],
    dice.between(-12, 12),
  )
  const man = figure(dice, {
    x: frame.w * dice.between(0.34, 0.66),
    y: frame.h * dice.between(0.93, 1.06),
    height: frame.h * dice.between(0.8, 0.98),
    pose: dice.pick([...COURT_POSES, 'keeperStar', 'block'] as const),
    body: palette.body,
    kit: palette.ours === palette.area ? palette.body : palette.ours,
    flip,
    ball: (x, y, radius) => ball(x, y, radius, palette),
    ...(dice.chance(0.5) && { number: `<g transform="translate(-5 -4)">${back}</g>` }),
  })
  return ground + man
}

/** The team before the whistle, arms round each other, seen from above. */
export const huddle: Scene = (frame, palette, dice) => {
  const people = dice.whole(8, 12)
  const radius = frame.h * dice.between(0.26, 0.32)
  const turn = dice.between(0, 60)
  const ring = each(people, (index) => {
    const angle = ((index / people) * 360 + turn) % 360
    const kit = index === 3 ? palette.ball : palette.ours
    return (
      `<g transform="rotate(${px(angle)}) translate(0 ${px(-radius)})">` +
      `<rect x="${px(-radius * 0.27)}" y="${px(-radius * 0.16)}" width="${px(radius * 0.54)}" height="${px(radius * 0.34)}" rx="${px(radius * 0.17)}" fill="${kit}"/>` +
      `<circle cy="${px(radius * 0.1)}" r="${px(radius * 0.125)}" fill="${palette.body}"/></g>`
    )
  })
  const long = `<circle r="${px(radius * 1.1)}" cx="${px(radius * 0.16)}" cy="${px(radius * 0.2)}" fill="${palette.dark}" opacity=".3"/>`
  return (
    floor(
      frame,
      palette,
      frame.h / dice.between(11, 16),
      [dice.between(10, 14), dice.between(8, 12)],
      dice.between(-40, 40),
    ) +
    `<g transform="translate(${px(frame.w * dice.between(0.42, 0.58))} ${px(frame.h / 2)})">${long}${ring}</g>`
  )
}

/** Balls left on the lines after training. */
export const ballsOnLines: Scene = (frame, palette, dice) => {
  const scale = frame.h / dice.between(3.4, 5.5)
  const balls = each(dice.whole(2, 6), () => {
    const [x, y, r] = [dice.between(10, 16), dice.between(7, 13), dice.between(0.36, 0.42)]
    return `<ellipse cx="${x + 0.22}" cy="${y + 0.26}" rx="${r}" ry="${r * 0.92}" fill="${palette.dark}" opacity=".28"/>${ball(x, y, r, palette, dice.whole(0, 360))}`
  })
  return floor(
    frame,
    palette,
    scale,
    [13 + dice.between(-0.6, 0.6), 10 + dice.between(-1, 1)],
    dice.between(-50, 50),
    balls,
  )
}

/** The number on somebody's back, so near that nothing else is in the picture. */
export const backNumber: Scene = (frame, palette, dice) => {
  const digits = String(dice.whole(1, 42))
  const height = frame.h * 0.42
  const width = widthOf(digits, height)
  const [cx, cy] = [frame.w * dice.between(0.4, 0.6), frame.h * 0.56]
  const half = frame.h * 0.44
  const shirt = `M${px(cx - half)} ${px(frame.h * 0.16)}Q${px(cx)} ${px(frame.h * 0.3)} ${px(cx + half)} ${px(frame.h * 0.16)}L${px(cx + half * 1.45)} ${px(frame.h * 0.5)}L${px(cx + half * 1.05)} ${px(frame.h * 0.62)}V${px(frame.h * 1.1)}H${px(cx - half * 1.05)}V${px(frame.h * 0.62)}L${px(cx - half * 1.45)} ${px(frame.h * 0.5)}z`
  return (
    floor(frame, palette, frame.h / 7, [14, dice.between(7, 13)], dice.between(-20, 20)) +
    `<g transform="rotate(${px(dice.between(-7, 7))} ${px(cx)} ${px(cy)})">` +
    `<circle cx="${px(cx)}" cy="${px(frame.h * 0.1)}" r="${px(frame.h * 0.13)}" fill="${palette.body}"/>` +
    `<path d="${shirt}" fill="${palette.ours}" stroke="${palette.ours}" stroke-width="30" stroke-linejoin="round"/>` +
    `<path d="M${px(cx - half * 1.05)} ${px(frame.h * 0.98)}H${px(cx + half * 1.05)}" stroke="${palette.line}" stroke-width="14" opacity=".9"/>` +
    `${word(digits, px(cx - width / 2), px(cy - height / 2), height, palette.line, 1.25)}</g>`
  )
}
