import { court } from '../court.ts'
import type { Dice } from '../dice.ts'
import type { Palette } from '../palette.ts'
import { ballAt, cone, disc, keeper, type Point, pass, run, shot } from '../pieces.ts'
import { type Camera, each, type Frame, type Scene, seen, short } from '../scene.ts'

const floor = (frame: Frame, palette: Palette, camera: Camera, drawn: string) =>
  seen(frame, camera, court(palette, { boards: true }) + drawn)

const numbersFrom = (dice: Dice, many: number) => {
  const first = dice.whole(2, 12)
  return Array.from({ length: many }, (_, index) => first + index * 3)
}

/** Players in a ring passing across it: a star passing drill. */
export const passingStar: Scene = (frame, palette, dice) => {
  const many = dice.pick([7, 8, 9] as const)
  const skip = many === 8 ? 3 : many === 9 ? 4 : 3
  const turn = dice.between(0, 40)
  const centre: Point = [8.4, 10]
  const points = Array.from({ length: many }, (_, index): Point => {
    const angle = ((index * 360) / many + turn) * (Math.PI / 180)
    return [short(centre[0] + Math.sin(angle) * 3.7), short(centre[1] - Math.cos(angle) * 3.7)]
  })
  const order = Array.from({ length: many + 1 }, (_, index) => points[(index * skip) % many] ?? centre)
  const [from = centre, to = centre] = order
  const numbers = numbersFrom(dice, many)
  const middle: Point = [from[0] + (to[0] - from[0]) * 0.6, from[1] + (to[1] - from[1]) * 0.6]
  return floor(
    frame,
    palette,
    { x: dice.between(8, 9.6), y: 10, metres: dice.between(9.6, 11) },
    pass(`M${order.map((point) => point.join(' ')).join('L')}`, palette) +
      points.map((point, index) => disc(point, numbers[index] ?? 1, palette)).join('') +
      ballAt(middle, palette),
  )
}

/** A run around the cones and a shot at goal. */
export const slalom: Scene = (frame, palette, dice) => {
  const cones = Array.from(
    { length: 5 },
    (_, index): Point => [2.2 + index * 2, 10 + (index % 2 ? -0.5 : 0.5)],
  )
  const way = `M.6 11.6${cones.map(([x, y], index) => `Q${x - 0.9} ${y + (index % 2 ? -1.9 : 1.9)} ${x + 0.1} ${y + (index % 2 ? -1.1 : 1.1)}`).join('')}Q11.600 9.500 12.300 9.600`
  return floor(
    frame,
    palette,
    { x: 9.4, y: 10.4 + dice.between(-0.6, 0.6), metres: dice.between(15, 16.4) },
    run(way, [12.6, 9.65], [12.1, 9.6], palette) +
      shot([13.1, 9.8], [20.3, dice.pick([8.8, 11.2] as const)], palette) +
      cones.map((point) => cone(point, palette)).join('') +
      keeper([18.6, 10], palette) +
      each(3, (index) => disc([0.2 - index * 1.7, 12 + index * 0.5], 6 + index * 5, palette)) +
      ballAt([13.2, 9.8], palette),
  )
}

/** A three-player weave along the court. */
export const weave: Scene = (frame, palette, dice) => {
  const swing = (from: number, to: number, x: number) =>
    `C${x + 2.6} ${from} ${x + 2.6} ${to} ${x + 5.2} ${to}`
  const ways = [
    `M-9 3${swing(3, 16, -9)}${swing(16, 4, -3.8)}${swing(4, 15, 1.4)}`,
    `M-9 10${swing(10, 4, -9)}${swing(4, 16, -3.8)}${swing(16, 5, 1.4)}`,
    `M-9 17${swing(17, 11, -9)}${swing(11, 9, -3.8)}${swing(9, 10, 1.4)}`,
  ]
  const ends: Point[] = [
    [6.9, 15],
    [6.9, 5],
    [6.9, 10],
  ]
  const numbers = numbersFrom(dice, 3)
  return floor(
    frame,
    palette,
    { x: 2.4, y: 10, metres: dice.between(19, 21.6) },
    ways
      .map((way, index) => run(way, ends[index] ?? [6.9, 10], [6, ends[index]?.[1] ?? 10], palette))
      .join('') +
      keeper([18.5, 10], palette) +
      ([3, 10, 17] as const).map((y, index) => disc([-9.4, y], numbers[index] ?? 1, palette)).join('') +
      ballAt([7.9, 10], palette),
  )
}

/** Four corners: pass and follow. */
export const corners: Scene = (frame, palette, dice) => {
  const spots: readonly Point[] = [
    [4.6, 6],
    [12.6, 6],
    [12.6, 14],
    [4.6, 14],
  ]
  const numbers = numbersFrom(dice, 8)
  const around = dice.chance(0.5) ? 1 : 3
  const drawn = spots.map(([x, y], index) => {
    const [tx, ty] = spots[(index + around) % 4] ?? [x, y]
    const at = (share: number, aside: number): Point => [
      short(x + (tx - x) * share + ((ty - y) / 8) * aside),
      short(y + (ty - y) * share - ((tx - x) / 8) * aside),
    ]
    const [start, end, before] = [at(0.16, -0.55), at(0.76, -0.55), at(0.7, -0.55)]
    return (
      pass(`M${at(0.14, 0.4).join(' ')}L${at(0.88, 0.4).join(' ')}`, palette) +
      run(`M${start.join(' ')}L${end.join(' ')}`, end, before, palette)
    )
  })
  const players = spots.map(([x, y], index) => {
    const [dx, dy] = [x < 8 ? -1.1 : 1.1, y < 10 ? -1.1 : 1.1]
    return (
      disc([x + dx, y + dy], numbers[index + 4] ?? 2, palette) + disc([x, y], numbers[index] ?? 1, palette)
    )
  })
  const second = spots[around] ?? spots[1] ?? [12.6, 6]
  const first = spots[0] ?? [4.6, 6]
  return floor(
    frame,
    palette,
    { x: 8.6, y: 10, metres: dice.between(13, 14.4) },
    drawn.join('') +
      players.join('') +
      ballAt([first[0] + (second[0] - first[0]) * 0.55, first[1] + (second[1] - first[1]) * 0.55], palette),
  )
}
