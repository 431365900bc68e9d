import { ball } from '../court.ts'
import type { Dice } from '../dice.ts'
import { figure, type PoseName, shadowOf } from '../figure.ts'
import type { Palette } from '../palette.ts'
import { each, type Frame, px, rect, type Scene } from '../scene.ts'

/** Sky, sun, sea in stripes, and sand. */
function shore({ w, h }: Frame, palette: Palette, dice: Dice): string {
  const sea = h * dice.between(0.34, 0.44)
  const sand = sea + h * 0.16
  const sun = `<circle cx="${px(w * dice.between(0.15, 0.85))}" cy="${px(sea - h * dice.between(0, 0.2))}" r="${px(h * dice.between(0.08, 0.14))}" fill="${palette.theirs}"/>`
  const waves = [0.02, 0.06, 0.11].map(
    (at, index) =>
      `<path d="M${px(w * dice.between(0, 0.3))} ${px(sea + h * at)}h${px(w * dice.between(0.2, 0.5))}M${px(w * dice.between(0.5, 0.7))} ${px(sea + h * (at + 0.015))}h${px(w * 0.24)}" stroke="${palette.line}" stroke-width="${4 + index * 2}" stroke-linecap="round" opacity=".7"/>`,
  )
  return (
    `<rect width="${w}" height="${px(sea)}" fill="#bfe3e6"/>${sun}` +
    `<rect y="${px(sea)}" width="${w}" height="${px(h - sea)}" fill="${palette.area}"/>${waves.join('')}` +
    `<path fill="${palette.floor}" d="M0 ${px(sand)}Q${px(w * 0.3)} ${px(sand - h * 0.03)} ${px(w * 0.6)} ${px(sand + h * 0.015)}T${w} ${px(sand)}V${h}H0z"/>` +
    `<path d="M${px(w * 0.06)} ${h}L${px(w * 0.2)} ${px(sand + h * 0.06)}H${px(w * 0.82)}L${px(w * 0.97)} ${h}" stroke="${palette.ours}" stroke-width="10" fill="none"/>`
  )
}

/** A turn in the air over the sand. */
export const overTheSand: Scene = (frame, palette, dice) => {
  const { w, h } = frame
  const people = dice.whole(1, 3)
  const poses: readonly [PoseName, ...PoseName[]] = [
    'jumpShot',
    'throwing',
    'keeperStar',
    'cheering',
    'running',
  ]
  const drawn = each(people, (index) => {
    const facts = {
      x: w * ((index + 1) / (people + 1) + dice.between(-0.06, 0.06)),
      y: h * dice.between(0.88, 0.95),
      height: h * (people === 1 ? 0.66 : dice.between(0.42, 0.55)),
      pose: index === 0 ? dice.pick(['jumpShot', 'throwing'] as const) : dice.pick(poses),
      body: palette.body,
      kit: index % 2 ? palette.theirs : palette.ours,
      flip: dice.chance(0.5),
    }
    const held =
      index === 0 ? { ball: (x: number, y: number, radius: number) => ball(x, y, radius, palette) } : {}
    const lift = index === 0 ? h * dice.between(0.06, 0.16) : 0
    return (
      shadowOf(dice, facts, -0.8, palette.dark, 0.22) + figure(dice, { ...facts, ...held, y: facts.y - lift })
    )
  })
  return shore(frame, palette, dice) + drawn
}

/** Towels, a ball and the sea: between two games. */
export const towels: Scene = (frame, palette, dice) => {
  const { w, h } = frame
  const rows = each(dice.whole(3, 5), (index, all) => {
    const [x, y] = [w * (0.06 + (0.9 / all) * index), h * dice.between(0.16, 0.3)]
    const colour = dice.pick([palette.ours, palette.theirs, palette.area, palette.line])
    const [width, height] = [(w / all) * 0.66, h * dice.between(0.5, 0.62)]
    const stripes = [0.12, 0.2, 0.8].map(
      (at) =>
        `<rect y="${px(height * at)}" width="${px(width)}" height="${px(height * 0.04)}" fill="${colour === palette.line ? palette.ours : palette.line}"/>`,
    )
    return `<g transform="translate(${px(x)} ${px(y)}) rotate(${dice.whole(-9, 9)})"><rect x="14" y="16" width="${px(width)}" height="${px(height)}" fill="${palette.dark}" opacity=".16"/><rect width="${px(width)}" height="${px(height)}" fill="${colour}"/>${stripes.join('')}</g>`
  })
  const edge = `<path fill="${palette.area}" d="M0 0H${w}V${px(h * 0.08)}Q${px(w * 0.75)} ${px(h * 0.14)} ${px(w * 0.5)} ${px(h * 0.08)}T0 ${px(h * 0.1)}z"/>`
  return `${rect(frame, palette.floor)}${edge}${rows}${ball(px(w * dice.between(0.2, 0.8)), px(h * 0.84), px(h * 0.09), palette, dice.whole(0, 180))}`
}

/** Lights on strings over people who dance. */
export const underLights: Scene = (frame, palette, dice) => {
  const { w, h } = frame
  const strings = [0.12, 0.24].map((at, row) => {
    const sag = h * dice.between(0.1, 0.2)
    const bulbs = each(13, (index) => {
      const t = (index + 0.5) / 13
      const y = h * at + 4 * sag * t * (1 - t)
      return `<circle cx="${px(w * t)}" cy="${px(y + 14)}" r="${px(h * 0.034)}" fill="${palette.light}" opacity=".16"/><circle cx="${px(w * t)}" cy="${px(y + 14)}" r="${px(h * 0.014)}" fill="${row ? palette.light : palette.ball}"/>`
    })
    return `<path d="M0 ${px(h * at)}Q${px(w / 2)} ${px(h * at + 2 * sag)} ${w} ${px(h * at)}" stroke="${palette.line}" stroke-width="3" opacity=".5" fill="none"/>${bulbs}`
  })
  const people = dice.whole(4, 7)
  const dancers = each(people, (index) =>
    figure(dice, {
      x: w * ((index + 0.6) / (people + 0.2)),
      y: h * dice.between(0.95, 1.08),
      height: h * dice.between(0.46, 0.58),
      pose: dice.pick(['cheering', 'block', 'running', 'standing', 'folded', 'jumpShot'] as const),
      body: palette.body,
      kit: dice.pick([palette.ours, palette.area, palette.theirs, palette.ball]),
      flip: dice.chance(0.5),
    }),
  )
  const moon = `<circle cx="${px(w * dice.between(0.1, 0.9))}" cy="${px(h * 0.2)}" r="${px(h * 0.16)}" fill="${palette.floor2}"/>`
  return `${rect(frame, palette.floor)}${moon}<rect y="${px(h * 0.86)}" width="${w}" height="${px(h * 0.14)}" fill="${palette.dark}"/>${strings.join('')}${dancers}`
}

/** Glasses that meet, and confetti. */
export const cheers: Scene = (frame, palette, dice) => {
  const { w, h } = frame
  const glasses = each(dice.whole(3, 5), (index, all) => {
    const turn = (index - (all - 1) / 2) * 24
    const fill = dice.pick([palette.ball, palette.area, palette.theirs])
    return (
      `<g transform="translate(${px(w / 2)} ${px(h * 1.12)}) rotate(${turn}) translate(0 ${px(-h * 0.84)})">` +
      `<path fill="${palette.body}" d="M-28 330H28L40 760H-40z"/>` +
      `<path fill="${palette.line}" opacity=".35" d="M-84 0H84L64 340H-64z"/><path fill="${fill}" d="M-77 ${dice.whole(60, 130)}H77L62 326H-62z"/>` +
      `<path stroke="${palette.line}" stroke-width="8" fill="none" d="M-84 0H84L64 340H-64z"/></g>`
    )
  })
  const confetti = each(46, () => {
    const colour = dice.pick([palette.ours, palette.ball, palette.theirs, palette.area, palette.line])
    return `<rect transform="translate(${px(w * dice.between(0, 1))} ${px(h * dice.between(0, 0.7))}) rotate(${dice.whole(0, 180)})" width="${dice.whole(12, 26)}" height="${dice.whole(6, 12)}" fill="${colour}"/>`
  })
  return `${rect(frame, palette.floor)}<circle cx="${px(w / 2)}" cy="${px(h * 0.5)}" r="${px(h * 0.46)}" fill="${palette.floor2}"/>${confetti}${glasses}`
}

/** Bunting over a table with cake: birthdays and good-byes. */
export const bunting: Scene = (frame, palette, dice) => {
  const { w, h } = frame
  const flags = each(11, (index) => {
    const t = (index + 0.5) / 11
    const y = h * 0.06 + 4 * h * 0.14 * t * (1 - t)
    const colour = dice.pick([palette.ours, palette.ball, palette.theirs, palette.area])
    const half = w * 0.034
    return `<path fill="${colour}" d="M${px(w * t - half)} ${px(y)}H${px(w * t + half)}L${px(w * t)} ${px(y + h * 0.15)}z"/>`
  })
  const layers = [0.3, 0.22, 0.14].map((half, index) => {
    const y = h * (0.74 - index * 0.13)
    return `<rect x="${px(w / 2 - w * half * 0.8)}" y="${px(y)}" width="${px(w * half * 1.6)}" height="${px(h * 0.13)}" fill="${index % 2 ? palette.area : palette.line}"/><path d="M${px(w / 2 - w * half * 0.8)} ${px(y)}h${px(w * half * 1.6)}" stroke="${palette.ours}" stroke-width="16" stroke-dasharray="30 26" stroke-linecap="round"/>`
  })
  const candles = each(dice.whole(3, 7), (index, all) => {
    const x = w / 2 + (index - (all - 1) / 2) * w * 0.03
    return `<rect x="${px(x - 6)}" y="${px(h * 0.37)}" width="12" height="${px(h * 0.11)}" fill="${palette.ball}"/><circle cx="${px(x)}" cy="${px(h * 0.35)}" r="12" fill="${palette.light}"/>`
  })
  return `${rect(frame, palette.floor)}<rect y="${px(h * 0.87)}" width="${w}" height="${px(h * 0.13)}" fill="${palette.dark}"/><circle cx="${px(w / 2)}" cy="${px(h * 0.4)}" r="${px(h * 0.34)}" fill="${palette.light}" opacity=".1"/>${flags}${candles}${layers.join('')}`
}
