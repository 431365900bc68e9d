import { ball } from '../court.ts'
import type { Dice } from '../dice.ts'
import { figure, type PoseName, shadowOf } from '../figure.ts'
import type { Palette } from '../palette.ts'
import { each, type Frame, px, rect, type Scene } from '../scene.ts'

/** The hall from the side: wall, light, and the floor with its lines running away. */
function hall(frame: Frame, palette: Palette, dice: Dice, horizon = 0.42): string {
  const { w, h } = frame
  const edge = h * horizon
  const vanish = w * dice.between(0.3, 0.7)
  const planks = each(15, (index) => {
    const x = (index - 7) * w * 0.22 + vanish
    return `M${px(vanish + (x - vanish) * 0.16)} ${px(edge)}L${px(x + (x - vanish) * 0.9)} ${px(h)}`
  })
  const lamps = each(dice.whole(3, 5), (index, all) => {
    const x = (w / all) * (index + 0.5)
    const half = w * 0.045
    return (
      `<path fill="${palette.light}" opacity=".09" d="M${px(x - half)} 0H${px(x + half)}L${px(x + half * 4)} ${px(h)}H${px(x - half * 4)}z"/>` +
      `<rect x="${px(x - half)}" y="${px(h * 0.03)}" width="${px(half * 2)}" height="${px(h * 0.018)}" fill="${palette.light}" opacity=".9"/>`
    )
  })
  return (
    `${rect(frame, palette.dark)}<rect y="${px(edge)}" width="${w}" height="${px(h - edge)}" fill="${palette.floor}"/>` +
    `<path d="${planks}" stroke="${palette.floor2}" stroke-width="9" fill="none"/>` +
    `<path d="M0 ${px(edge + h * 0.05)}H${w}M${px(-w * 0.1)} ${px(h * 0.9)}Q${px(w * 0.5)} ${px(h * 0.62)} ${px(w * 1.1)} ${px(h * 0.9)}" stroke="${palette.line}" stroke-width="7" fill="none"/>` +
    lamps
  )
}

/** A goal from the front, its net and posts. `x`, `y` are the middle of the goal line. */
function goal(x: number, y: number, width: number, palette: Palette): string {
  const height = (width * 2) / 3
  const [left, top, post] = [x - width / 2, y - height, width * 0.028]
  const mesh = Array.from(
    { length: 15 },
    (_, index) => `M${px(left + (width / 14) * index)} ${px(top)}V${px(y)}`,
  )
  const rows = Array.from(
    { length: 10 },
    (_, index) => `M${px(left)} ${px(top + (height / 9) * index)}H${px(left + width)}`,
  )
  const frame = `M${px(left)} ${px(y)}V${px(top)}H${px(left + width)}V${px(y)}`
  return (
    `<path d="${mesh.join('')}${rows.join('')}" stroke="${palette.line}" stroke-width="2" opacity=".4" fill="none"/>` +
    `<path d="${frame}" stroke="${palette.line}" stroke-width="${px(post * 2)}" fill="none"/>` +
    `<path d="${frame}" stroke="${palette.ours}" stroke-width="${px(post * 2)}" stroke-dasharray="${px(width * 0.066)} ${px(width * 0.066)}" fill="none"/>`
  )
}

type Actor = {
  x: number
  height: number
  pose: PoseName
  kit: string
  y: number
  flip?: boolean
  holds?: boolean
  lift?: number
}

/** Somebody on the floor of the hall, with their shadow; `lift` is how high they jump. */
function stand(dice: Dice, palette: Palette, actor: Actor): string {
  const { lift = 0, holds = false, flip = false, ...rest } = actor
  const facts = { ...rest, flip, body: palette.body }
  const held = holds ? { ball: (x: number, y: number, radius: number) => ball(x, y, radius, palette) } : {}
  return (
    shadowOf(dice, facts, 0.7, palette.dark, 0.34) + figure(dice, { ...facts, ...held, y: facts.y - lift })
  )
}

/** A jump shot against the keeper, seen from the shooter's side. */
export const shotAtGoal: Scene = (frame, palette, dice) => {
  const { w, h } = frame
  const side = dice.chance(0.5) ? 1 : -1
  const middle = w * (0.5 + side * dice.between(0.12, 0.2))
  const line = h * 0.56
  const width = w * dice.between(0.36, 0.46)
  const keeper = stand(dice, palette, {
    x: middle + w * dice.between(-0.05, 0.05),
    y: line,
    height: width * 0.6,
    pose: dice.pick(['keeperStar', 'keeperSplit', 'block']),
    kit: palette.theirs,
  })
  const shooter = stand(dice, palette, {
    x: w * (0.5 - side * dice.between(0.12, 0.24)),
    y: h * 0.97,
    lift: h * dice.between(0.04, 0.12),
    height: h * dice.between(0.66, 0.8),
    pose: dice.pick(['jumpShot', 'throwing']),
    kit: palette.ours,
    flip: side < 0,
    holds: true,
  })
  return hall(frame, palette, dice) + goal(middle, line, width, palette) + keeper + shooter
}

/** The ball in the net, nothing else to say. */
export const ballInNet: Scene = (frame, palette, dice) => {
  const { w, h } = frame
  const [x, y, r] = [w * dice.between(0.34, 0.66), h * dice.between(0.36, 0.6), h * dice.between(0.13, 0.19)]
  const bulge = (at: number, along: number) => (at - along) * 0.3
  const cell = h / 11
  const lines: string[] = []
  for (let gx = -1; gx <= w / cell + 1; gx += 1) {
    const at = gx * cell
    const pull = Math.exp(-(((at - x) / (r * 2.2)) ** 2)) * bulge(x, at)
    lines.push(`M${px(at)} ${-10}Q${px(at + pull * 1.6)} ${px(y)} ${px(at)} ${px(h + 10)}`)
  }
  for (let gy = -1; gy <= 12; gy += 1) {
    const at = gy * cell
    const pull = Math.exp(-(((at - y) / (r * 2.2)) ** 2)) * (bulge(y, at) + r * 0.5)
    lines.push(`M-10 ${px(at)}Q${px(x)} ${px(at + pull * 2)} ${px(w + 10)} ${px(at)}`)
  }
  const post = w * 0.05
  const corner = dice.chance(0.5)
    ? `<g transform="translate(${px(w * 0.06)} 0)"><rect width="${px(post)}" height="${h}" fill="${palette.line}"/>${[0, 2, 4, 6].map((index) => `<rect y="${px((h / 7) * index)}" width="${px(post)}" height="${px(h / 7)}" fill="${palette.ours}"/>`).join('')}</g>`
    : ''
  return (
    rect(frame, dice.chance(0.5) ? palette.floor : palette.dark) +
    `<circle cx="${px(x)}" cy="${px(y)}" r="${px(r * 2.6)}" fill="${palette.light}" opacity=".1"/>` +
    ball(px(x), px(y), px(r), palette, dice.whole(0, 180)) +
    `<path d="${lines.join('')}" stroke="${palette.line}" stroke-width="6" opacity=".8" fill="none"/>${corner}`
  )
}

/** Three or four of us on the way forward, long shadows behind them. */
export const fastBreak: Scene = (frame, palette, dice) => {
  const { w, h } = frame
  const flip = dice.chance(0.5)
  const runners = each(dice.whole(3, 4), (index) => {
    const near = index / 3
    return stand(dice, palette, {
      x: w * (0.16 + 0.22 * index + dice.between(-0.04, 0.04)),
      y: h * (0.66 + near * 0.28),
      height: h * (0.34 + near * 0.26),
      pose: index === 1 ? 'dribbling' : 'running',
      kit: index === 2 && dice.chance(0.5) ? palette.theirs : palette.ours,
      flip,
      holds: index === 1,
    })
  })
  return hall(frame, palette, dice, dice.between(0.3, 0.4)) + runners
}

/** The bench on its feet. */
export const celebration: Scene = (frame, palette, dice) => {
  const { w, h } = frame
  const people = dice.whole(4, 6)
  const row = each(people, (index) =>
    stand(dice, palette, {
      x: w * ((index + 0.7) / (people + 0.4)),
      y: h * dice.between(0.86, 0.95),
      lift: dice.chance(0.5) ? h * dice.between(0.03, 0.12) : 0,
      height: h * dice.between(0.5, 0.62),
      pose: dice.pick(['cheering', 'cheering', 'block', 'standing']),
      kit: palette.ours,
      flip: dice.chance(0.5),
    }),
  )
  return hall(frame, palette, dice, 0.36) + row
}

/** The photograph before the game: a row that stands and a row in front of it. */
export const lineUp: Scene = (frame, palette, dice) => {
  const { w, h } = frame
  const rowOf = (people: number, y: number, height: number, poses: readonly [PoseName, ...PoseName[]]) =>
    each(people, (index) =>
      stand(dice, palette, {
        x: w * (0.5 + ((index - (people - 1) / 2) * 0.78) / people),
        y,
        height: height * dice.between(0.96, 1.05),
        pose: dice.pick(poses),
        kit: index === 0 && people % 2 === 0 ? palette.ball : palette.ours,
        flip: dice.chance(0.5),
      }),
    )
  return (
    hall(frame, palette, dice, 0.5) +
    rowOf(dice.whole(6, 8), h * 0.86, h * 0.52, ['standing', 'folded', 'standing']) +
    ball(px(w / 2), px(h * 0.93), px(h * 0.045), palette, 20)
  )
}
