import { beachCourt } from '../court.ts'
import { largeBall } from '../handball.ts'
import type { Palette } from '../palette.ts'
import { ballAt, disc, keeper, opponent, pass, run, shot } from '../pieces.ts'
import { each, type Frame, rect, type Scene, seen, short } from '../scene.ts'

/** The sea from above along one edge, with the foam of a wave. */
function sea({ w, h }: Frame, { theirs, area }: Palette, share: number): string {
  const wave = (y: number) =>
    `M0 ${short(y)}Q${w * 0.125} ${short(y - h * 0.05)} ${w * 0.25} ${short(y)}T${w * 0.5} ${short(y)}T${w * 0.75} ${short(y)}T${w} ${short(y)}`
  return (
    `<path fill="${area}" d="${wave(h * (share + 0.05))}V0H0z"/><path fill="${theirs}" d="${wave(h * share)}V0H0z"/>` +
    `<path fill="none" stroke="${area}" stroke-opacity=".5" stroke-width="5" d="${wave(h * share * 0.55)}"/>`
  )
}

/** Four against four on sand, with a spin shot. */
export const sandMove: Scene = (frame, palette, dice) => {
  const camera = {
    x: dice.between(4.6, 6),
    y: 0,
    metres: dice.between(13.4, 15),
    mirrored: dice.chance(0.5),
    turn: dice.pick([0, 0, -24] as const),
  }
  const drawn =
    beachCourt(palette) +
    pass('M1.200-3.800L4.700-1.200M5.200-.4L4.400 3.200', palette) +
    run(
      'M4.200 3.800C5 2.500 6.400 2.300 6.700 3.300 6.900 4.300 5.600 4.400 5.900 3.400 6.100 2.700 6.700 2.300 7.300 2',
      [7.5, 1.9],
      [7.1, 2.1],
      palette,
    ) +
    shot([7.9, 1.7], [13.8, -0.9], palette) +
    keeper([12.7, 0.2], palette) +
    (
      [
        [6.4, -3.2],
        [6.8, 0.2],
        [5.9, 5.2],
      ] as const
    )
      .map((point) => opponent(point, palette, camera))
      .join('') +
    (
      [
        [0.7, -4.2, 8],
        [5, -0.8, 3],
        [3.9, 4.2, 17],
        [-3, 0.6, 22],
      ] as const
    )
      .map(([x, y, number]) => disc([x, y], number, palette, camera))
      .join('') +
    ballAt([8, 1.7], palette)
  return seen(frame, camera, drawn)
}

/** A parasol from above. */
function parasol(
  x: number,
  y: number,
  r: number,
  colours: readonly [string, string],
  turn: number,
  shade: string,
): string {
  const slices = each(8, (index) => {
    const [a, b] = [(index * Math.PI) / 4, ((index + 1) * Math.PI) / 4]
    return `<path fill="${colours[index % 2]}" d="M0 0L${short(Math.cos(a))} ${short(Math.sin(a))}L${short(Math.cos(b))} ${short(Math.sin(b))}z"/>`
  })
  return (
    `<circle cx="${short(x + r * 0.2)}" cy="${short(y + r * 0.26)}" r="${short(r * 0.95)}" fill="${shade}"/>` +
    `<g transform="translate(${short(x)} ${short(y)}) rotate(${turn}) scale(${short(r)})">${slices}<circle r=".06" fill="${colours[0]}"/></g>`
  )
}

/** Parasols, towels and the sea. */
export const parasols: Scene = (frame, palette, dice) => {
  const { w, h } = frame
  const colours = [
    [palette.ours, palette.number],
    [palette.ball, palette.theirs],
    [palette.theirs, palette.number],
  ] as const
  const shade = palette.around
  const row = each(3, (index) => {
    const x = w * (0.17 + index * 0.33 + dice.between(-0.03, 0.03))
    const y = h * dice.between(0.46, 0.62)
    const pair = colours[index] ?? colours[0]
    const towel = `<g transform="translate(${short(x + h * 0.14)} ${short(y + h * 0.06)}) rotate(${dice.whole(8, 30)})"><rect width="${short(h * 0.13)}" height="${short(h * 0.34)}" fill="${pair[0]}"/><path stroke="${pair[1]}" stroke-width="${short(h * 0.016)}" d="M0 ${short(h * 0.04)}h${short(h * 0.13)}M0 ${short(h * 0.3)}h${short(h * 0.13)}"/></g>`
    return towel + parasol(x, y, h * dice.between(0.15, 0.2), pair, dice.whole(0, 44), shade)
  })
  const spare = largeBall(
    w * dice.between(0.42, 0.6),
    h * 0.88,
    h * 0.055,
    palette,
    dice.whole(0, 119),
    palette.ours,
  )
  return rect(frame, palette.floor) + sea(frame, palette, dice.between(0.16, 0.22)) + row + spare
}

/** A ball at the edge of the water. */
export const washedUp: Scene = (frame, palette, dice) => {
  const { w, h } = frame
  const [x, y, r] = [w * dice.between(0.36, 0.64), h * 0.62, h * 0.2]
  return (
    rect(frame, palette.floor) +
    sea(frame, palette, dice.between(0.26, 0.36)) +
    `<circle cx="${short(x + r * 0.2)}" cy="${short(y + r * 0.26)}" r="${short(r)}" fill="${palette.around}"/>` +
    largeBall(x, y, r, palette, dice.whole(0, 119), palette.ours)
  )
}
