import { court } from '../court.ts'
import { largeBall } from '../handball.ts'
import { disc, type Point } from '../pieces.ts'
import { each, rect, type Scene, seen, short } from '../scene.ts'

/** Long tables from above with one free seat. */
export const longTables: Scene = (frame, palette, dice) => {
  const { w, h } = frame
  const seats = 6
  const free = dice.whole(0, 4 * seats - 1)
  const tables = each(2, (row) => {
    const y = h * (0.27 + 0.46 * row)
    const high = h * 0.15
    const guests = each(2 * seats, (index) => {
      const x = w * (0.12 + (0.76 * ((index % seats) + 0.5)) / seats)
      const side = index < seats ? -1 : 1
      const place: Point = [x, y + side * high * 0.98]
      const plate = `<circle cx="${short(x)}" cy="${short(y + side * high * 0.26)}" r="${short(h * 0.028)}" fill="${palette.line}"/>`
      if (row * 2 * seats + index === free)
        return `${plate}<circle cx="${short(x)}" cy="${short(place[1])}" r="${short(h * 0.052)}" fill="none" stroke="${palette.line}" stroke-width="4" stroke-dasharray="12 12"/>`
      const shirts = index % 3 === 1 ? { ...palette, ours: palette.area, number: palette.line } : palette
      return `${plate}<g transform="translate(${short(x)} ${short(place[1])}) scale(${short(h * 0.075)})">${disc([0, 0], dice.whole(2, 41), shirts)}</g>`
    })
    return `<rect x="${short(w * 0.09)}" y="${short(y - high / 2)}" width="${short(w * 0.82)}" height="${short(high)}" rx="6" fill="${palette.theirs}"/>${guests}`
  })
  return rect(frame, palette.floor) + tables
}

/** A dance floor from above. */
export const danceFloor: Scene = (frame, palette, dice) => {
  const numbers = [3, 17, 8, 23, 10, 4, 1, 9, 20, 6, 11, 14]
  const turn = dice.between(0, 30)
  const ring = (many: number, radius: number, from: number) =>
    numbers.slice(from, from + many).map((number, index) => {
      const angle = ((index * 360) / many + turn + from * 11) * (Math.PI / 180)
      const at: Point = [Math.sin(angle) * radius, 10 - Math.cos(angle) * radius]
      return disc(at, number, palette)
    })
  const spiral = each(3, (index) => {
    const angle = index * 120 + turn
    return `<path transform="rotate(${short(angle)} 0 10)" fill="none" stroke="${index === 1 ? palette.mark : palette.area}" stroke-width=".3" stroke-linecap="round" d="M.9 9.500C2.600 8.600 3.300 10.800 2 11.700S-1.600 12.500-2.700 10.500-1.800 6.200.6 5.800 5.400 7.200 5.600 10"/>`
  })
  return seen(
    frame,
    { x: 0, y: 10, metres: dice.between(10.4, 12) },
    `${court(palette, { boards: true })}${spiral}${[...ring(7, 3.9, 0), ...ring(4, 1.7, 7)].join('')}`,
  )
}

/** Strings of lights across the court, from above. */
export const bulbs: Scene = (frame, palette, dice) => {
  const { w, h } = frame
  const strings = each(4, (index) => {
    const [y1, y2] = [h * (0.05 + index * 0.27), h * (0.2 + index * 0.27) - h * dice.between(0, 0.2)]
    const lamps = each(9, (at) => {
      const t = (at + 0.5) / 9
      const [x, y] = [w * t, y1 + (y2 - y1) * t + 4 * h * 0.05 * t * (1 - t)]
      const colour = (at + index) % 4 === 0 ? palette.area : palette.ball
      return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(h * 0.05)}" fill="${colour}" fill-opacity=".16"/><circle cx="${short(x)}" cy="${short(y)}" r="${short(h * 0.022)}" fill="${colour}"/>`
    })
    return `<path fill="none" stroke="${palette.line}" stroke-opacity=".6" stroke-width="3" d="M0 ${short(y1)}Q${w / 2} ${short((y1 + y2) / 2 + h * 0.1)} ${w} ${short(y2)}"/>${lamps}`
  })
  return (
    seen(frame, { x: dice.between(8, 13), y: 10, metres: 13, turn: dice.between(-30, 30) }, court(palette)) +
    strings
  )
}

/** A cake from above, drawn as a ball with candles. */
export const cake: Scene = (frame, palette, dice) => {
  const { w, h } = frame
  const many = dice.whole(5, 9)
  const r = h * 0.29
  const candles = each(many, (index) => {
    const angle = ((index * 360) / many) * (Math.PI / 180)
    const [x, y] = [w / 2 + Math.sin(angle) * r * 0.78, h / 2 - Math.cos(angle) * r * 0.78]
    return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(h * 0.034)}" fill="${palette.area}"/><circle cx="${short(x)}" cy="${short(y)}" r="${short(h * 0.014)}" fill="${palette.line}"/>`
  })
  const confetti = each(34, () => {
    const colour = dice.pick([palette.area, palette.ball, palette.theirs, palette.line])
    return `<rect transform="translate(${short(w * dice.between(0, 1))} ${short(h * dice.between(0, 1))}) rotate(${dice.whole(0, 180)})" width="22" height="10" fill="${colour}"/>`
  })
  return (
    rect(frame, palette.floor) +
    confetti +
    `<circle cx="${w / 2}" cy="${h / 2}" r="${short(h * 0.42)}" fill="${palette.around}"/><circle cx="${w / 2}" cy="${h / 2}" r="${short(h * 0.39)}" fill="${palette.line}"/>` +
    largeBall(w / 2, h / 2, r, palette, dice.whole(0, 119), palette.area) +
    candles
  )
}
