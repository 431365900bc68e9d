import { ball } from '../court.ts'
import { widthOf, word } from '../glyphs.ts'
import { each, px, rect, type Scene } from '../scene.ts'

const SHIRT = 'M26 0Q50 14 74 0L104 18 92 46 80 40V108H20V40L8 46-4 18z'

/** Shirts on their hooks before the game. */
export const shirtsOnHooks: Scene = (frame, palette, dice) => {
  const { w, h } = frame
  const many = dice.whole(2, 4)
  const size = Math.min((w / many) * 0.0084, h * 0.0052)
  const first = dice.whole(2, 30)
  const shirts = each(many, (index) => {
    const digits = String(first + index * dice.whole(1, 3))
    const x = (w / many) * (index + 0.5) - 50 * size
    const keeper = index === many - 1 && dice.chance(0.5)
    const fill = keeper ? palette.ball : palette.ours
    const ink = keeper ? palette.dark : palette.line
    return (
      `<g transform="translate(${px(x)} ${px(h * 0.24)}) rotate(${dice.between(-2.5, 2.5).toFixed(1)} ${px(50 * size)} 0)">` +
      `<g transform="scale(${size.toFixed(2)})"><path d="${SHIRT}" fill="${palette.dark}" opacity=".3" transform="translate(5 6)"/>` +
      `<path d="${SHIRT}" fill="${fill}"/><path d="M26 0Q50 14 74 0L68-2Q50 7 32-2z" fill="${ink}"/>` +
      `${word(digits, 50 - widthOf(digits, 34) / 2, 34, 34, ink, 1.3)}</g></g>`
    )
  })
  return (
    `${rect(frame, palette.floor)}<rect width="${w}" height="${px(h * 0.3)}" fill="${palette.dark}" opacity=".35"/>` +
    `<rect y="${px(h * 0.2)}" width="${w}" height="${px(h * 0.035)}" fill="${palette.floor2}"/>${shirts}` +
    `<rect y="${px(h * 0.9)}" width="${w}" height="${px(h * 0.1)}" fill="${palette.floor2}"/>`
  )
}

/** The scoreboard at a good moment. */
export const scoreboard: Scene = (frame, palette, dice) => {
  const { w, h } = frame
  const home = dice.whole(19, 34)
  const guests = home - dice.whole(-1, 6)
  const minutes = `${dice.whole(31, 59)}:${String(dice.whole(0, 59)).padStart(2, '0')}`
  const big = h * 0.26
  const [left, right] = [String(home), String(guests)]
  const [x, y, bw, bh] = [w * 0.1, h * 0.16, w * 0.8, h * 0.62]
  const beam = `<path fill="${palette.light}" opacity=".08" d="M${px(w * 0.4)} 0H${px(w * 0.6)}L${w} ${h}H0z"/>`
  return (
    `${rect(frame, palette.floor)}<rect y="${px(h * 0.86)}" width="${w}" height="${px(h * 0.14)}" fill="${palette.area}"/>${beam}` +
    `<rect x="${px(x)}" y="${px(y)}" width="${px(bw)}" height="${px(bh)}" rx="18" fill="${palette.dark}"/>` +
    word(
      minutes,
      px(w / 2 - widthOf(minutes, h * 0.1) / 2),
      px(y + h * 0.06),
      px(h * 0.1),
      palette.light,
      1.1,
    ) +
    word(left, px(w * 0.3 - widthOf(left, big) / 2), px(y + h * 0.24), px(big), palette.ball, 1.15) +
    word(right, px(w * 0.7 - widthOf(right, big) / 2), px(y + h * 0.24), px(big), palette.line, 1.15) +
    word(':', px(w / 2 - widthOf(':', big) / 2), px(y + h * 0.24), px(big), palette.ours, 1.3)
  )
}

/** A ball so near that only its panels and the light are left. */
export const ballCloseUp: Scene = (frame, palette, dice) => {
  const { w, h } = frame
  const r = h * dice.between(0.42, 0.62)
  const [x, y] = [w * dice.between(0.38, 0.64), h * dice.between(0.46, 0.6)]
  return (
    `${rect(frame, palette.floor)}<rect y="${px(h * 0.7)}" width="${w}" height="${px(h * 0.3)}" fill="${palette.area}"/>` +
    `<path d="M0 ${px(h * 0.7)}H${w}" stroke="${palette.line}" stroke-width="14"/>` +
    `<ellipse cx="${px(x + r * 0.35)}" cy="${px(y + r * 0.95)}" rx="${px(r)}" ry="${px(r * 0.16)}" fill="${palette.dark}" opacity=".35"/>` +
    ball(px(x), px(y), px(r), palette, dice.whole(0, 180)) +
    `<path d="M${px(x - r * 0.62)} ${px(y - r * 0.42)}A${px(r * 0.76)} ${px(r * 0.76)} 0 0 1 ${px(x - r * 0.1)} ${px(y - r * 0.75)}" stroke="#fff" stroke-width="${px(r * 0.07)}" stroke-linecap="round" fill="none" opacity=".55"/>`
  )
}

/** Cones, bottles and a ball on the floor: the first minute of a training. */
export const conesAndBottles: Scene = (frame, palette, dice) => {
  const { w, h } = frame
  const floorY = h * 0.6
  const things = each(dice.whole(5, 8), (index, all) => {
    const x = w * (0.08 + (0.84 / (all - 1)) * index)
    const y = h * dice.between(0.72, 0.9)
    const s = (h * (0.5 + y / h)) / 1000
    const long = `<ellipse cx="${px(x + 70 * s)}" cy="${px(y + 2)}" rx="${px(120 * s)}" ry="${px(16 * s)}" fill="${palette.dark}" opacity=".28"/>`
    const kind = dice.pick(['cone', 'cone', 'bottle', 'ball'] as const)
    const at = `translate(${px(x)} ${px(y)}) scale(${s.toFixed(2)})`
    if (kind === 'ball')
      return `${long}${ball(px(x), px(y - 62 * s), px(66 * s), palette, dice.whole(0, 180))}`
    if (kind === 'bottle')
      return `${long}<g transform="${at}"><path fill="${palette.line}" d="M-44 0V-190Q-44-220-18-232V-262H18V-232Q44-220 44-190V0z"/><path fill="${palette.ours}" d="M-18-262H18V-296H-18zM-44-60H44V-120H-44z"/></g>`
    return `${long}<g transform="${at}"><path fill="${palette.ours}" d="M-92 0V-18H-70L-16-196H16L70-18H92V0z"/><path fill="${palette.line}" d="M-52-78-36-130H36L52-78z"/></g>`
  })
  return (
    `${rect(frame, palette.dark)}<path fill="${palette.light}" opacity=".1" d="M${px(w * 0.2)} 0H${px(w * 0.5)}L${px(w * 0.9)} ${h}H${px(w * 0.1)}z"/>` +
    `<rect y="${px(floorY)}" width="${w}" height="${px(h - floorY)}" fill="${palette.floor}"/>` +
    `<path d="M0 ${px(h * 0.66)}H${w}" stroke="${palette.line}" stroke-width="8" stroke-dasharray="60 60"/>${things}`
  )
}

/** The stands: rows of people, some arms up, a scarf here and there. */
export const stands: Scene = (frame, palette, dice) => {
  const { w, h } = frame
  const rows = 6
  const size = h / 13
  const drawn: string[] = []
  for (let row = 0; row < rows; row += 1) {
    const y = h * (0.16 + row * 0.165)
    drawn.push(
      `<rect y="${px(y + size * 0.9)}" width="${w}" height="${px(size * 1.4)}" fill="${row % 2 ? palette.floor : palette.floor2}"/>`,
    )
    for (let x = (row % 2) * size * 1.3 - size; x < w + size; x += size * 2.6) {
      if (dice.chance(0.1)) continue
      const kit = dice.pick([palette.ours, palette.ours, palette.theirs, palette.ball, palette.line])
      const shift = x + dice.between(-8, 8)
      const arms = dice.chance(0.3)
        ? `<path d="M${px(shift - size * 0.62)} ${px(y + size * 1.2)}L${px(shift - size)} ${px(y - size * 0.7)}M${px(shift + size * 0.62)} ${px(y + size * 1.2)}L${px(shift + size)} ${px(y - size * 0.7)}" stroke="${palette.body}" stroke-width="${px(size * 0.34)}" stroke-linecap="round"/>`
        : ''
      drawn.push(
        `${arms}<path fill="${kit}" d="M${px(shift - size * 0.85)} ${px(y + size * 2.2)}V${px(y + size * 1.3)}Q${px(shift)} ${px(y + size * 0.5)} ${px(shift + size * 0.85)} ${px(y + size * 1.3)}V${px(y + size * 2.2)}z"/><circle cx="${px(shift)}" cy="${px(y + size * 0.2)}" r="${px(size * 0.5)}" fill="${palette.body}"/>`,
      )
    }
  }
  return `${rect(frame, palette.dark)}${drawn.join('')}`
}
