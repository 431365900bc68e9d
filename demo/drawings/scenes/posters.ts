import type { Dice } from '../dice.ts'
import { largeBall } from '../handball.ts'
import { CAPITAL, letters, widthOf } from '../lettering/face.ts'
import { NARROW } from '../lettering/narrow.ts'
import { WIDE } from '../lettering/wide.ts'
import type { Palette } from '../palette.ts'
import { each, type Frame, rect, type Scene, seen, short } from '../scene.ts'

type Words = readonly [string, string]

/** Cards crop the sides, so text starts and ends a little inside. */
const LEFT = 0.115
const WIDTH = 1 - 2 * LEFT

/** The largest font size at which all lines fit the width, in pixels. */
const fitted = (lines: readonly string[], width: number, most: number) =>
  Math.min(most, ...lines.map((line) => width / widthOf(WIDE, line, 1)))

/** Where the free-throw line and the goal area line are closest to the middle of the court. */
const NINE_AT = 11
const SIX_AT = 14

/** A camera that leaves the area left of a line free for text. */
const besideWords = ({ w, h }: Frame, lineAt: number, metres: number) => ({
  x: lineAt - 0.16 * metres * (w / h),
  y: 10,
  metres,
})

/** Two large words beside one end of the court. No letter covers a line. */
export function wordPoster(words: readonly [Words, ...Words[]], end = courtEnd): Scene {
  return (frame, palette, dice) => {
    const { w, h } = frame
    const pair = dice.pick(words)
    const size = fitted(pair, w * (0.62 - LEFT), h * 0.29)
    const lines = pair.map((line, index) =>
      letters(WIDE, line, {
        x: w * LEFT,
        y: h * 0.87 - size * 0.96 * (1 - index),
        size,
        fill: palette.word,
      }),
    )
    return (
      seen(frame, besideWords(frame, NINE_AT, 13.4), end(palette)) +
      cornerBall(frame, palette, dice) +
      lines.join('')
    )
  }
}

/** The court without the far end, sidelines and centre line, which would run under the text. */
function courtEnd(palette: Palette): string {
  return (
    `<path fill="${palette.floor}" d="M-40-40H60V60H-40z"/><path fill="${palette.area}" d="M20 2.5A6 6 0 0 0 14 8.500v3A6 6 0 0 0 20 17.500V10h20V2.500z"/>` +
    `<g fill="none" stroke="${palette.line}" stroke-width=".12"><path d="M20-20V40M20 2.500A6 6 0 0 0 14 8.500v3A6 6 0 0 0 20 17.500M20 8.500h1v3h-1M16 9.700v.6"/>` +
    `<path stroke-dasharray=".36 .36" d="M17.042 0A9 9 0 0 0 11 8.500v3A9 9 0 0 0 17.042 20"/><path stroke="${palette.mark}" stroke-width=".24" d="M13 9.500v1"/></g>`
  )
}

/** The goal area line of a beach court. */
export const sandEnd = ({ floor, area, line, theirs }: Palette): string =>
  `<path fill="${floor}" d="M-40-40H60V60H-40z"/><path fill="${area}" d="M12.500-40H16.500V60H12.500z"/><path fill="${theirs}" d="M16.500-40H60V60H16.500z"/>` +
  `<path fill="none" stroke="${line}" stroke-width=".14" d="M12.500-40V60"/>`

const cornerBall = ({ w, h }: Frame, palette: Palette, dice: Dice) =>
  largeBall(w * LEFT + h * 0.1, h * 0.2, h * 0.1, palette, dice.whole(0, 119))

type Figure = { figure: string; side: (frame: Frame, palette: Palette) => string }

/** The dimensions of a court, each with the part of the court that it describes. */
const FIGURES: readonly [Figure, ...Figure[]] = [
  { figure: '6', side: (frame, palette) => seen(frame, besideWords(frame, SIX_AT, 11), goalArea(palette)) },
  { figure: '9', side: (frame, palette) => seen(frame, besideWords(frame, NINE_AT, 15), courtEnd(palette)) },
  { figure: '7', side: (frame, palette) => seen(frame, besideWords(frame, 13, 5), goalArea(palette)) },
]

/** Only the goal area and the 7 m mark. */
const goalArea = (palette: Palette): string =>
  `<path fill="${palette.floor}" d="M-40-40H60V60H-40z"/><path fill="${palette.area}" stroke="${palette.line}" stroke-width=".1" d="M21-40V2.500H20A6 6 0 0 0 14 8.500v3A6 6 0 0 0 20 17.500h1V60H80V-40z"/>` +
  `<path stroke="${palette.mark}" stroke-width=".24" d="M13 9.500v1"/><path stroke="${palette.line}" stroke-width=".1" d="M16 9.700v.6"/>`

/** One large number with its unit below, and the line it describes. */
export const figurePoster: Scene = (frame, palette, dice) => {
  const { w, h } = frame
  const { figure, side } = dice.pick(FIGURES)
  const size = (h * 0.6) / CAPITAL
  const left = w * LEFT
  return (
    side(frame, palette) +
    letters(NARROW, figure, { x: left, y: h * 0.7, size, fill: palette.word }) +
    letters(WIDE, 'metres', { x: left, y: h * 0.89, size: h * 0.13, fill: palette.word })
  )
}

/** The scoreboard clock near the end of a game, with the remaining minutes marked on a line below. */
export const clockPoster: Scene = (frame, palette, dice) => {
  const { w, h } = frame
  const [minutes, seconds] = [dice.whole(31, 59), String(dice.whole(0, 59)).padStart(2, '0')]
  const digits = widthOf(NARROW, '0000', 1)
  const size = Math.min((h * 0.5) / CAPITAL, (w * 0.66) / digits)
  const half = w * 0.045
  const y = h * 0.64
  const played = w * LEFT + w * WIDTH * ((minutes + 0.5) / 60)
  const dots = [0.28, 0.47].map(
    (at) => `<circle cx="${w / 2}" cy="${short(h * at)}" r="${short(h * 0.036)}" fill="${palette.mark}"/>`,
  )
  const ticks = each(13, (index) => {
    const x = short(w * LEFT + (w * WIDTH * index) / 12)
    return `M${x} ${h * 0.84}v${h * (index % 6 === 0 ? 0.06 : 0.03)}`
  })
  return (
    rect(frame, palette.floor) +
    letters(NARROW, String(minutes), { x: w / 2 - half, y, size, fill: palette.word, anchor: 'end' }) +
    letters(NARROW, seconds, { x: w / 2 + half, y, size, fill: palette.word }) +
    dots.join('') +
    `<path fill="none" stroke="${palette.line}" stroke-width="4" d="${ticks}"/>` +
    `<path stroke="${palette.line}" stroke-opacity=".35" stroke-width="12" d="M${short(w * LEFT)} ${h * 0.84}H${short(w * (1 - LEFT))}"/>` +
    `<path stroke="${palette.area}" stroke-width="12" d="M${short(w * LEFT)} ${h * 0.84}H${short(played)}"/>` +
    `<path stroke="${palette.mark}" stroke-width="14" d="M${short(played)} ${h * 0.79}V${h * 0.89}"/>`
  )
}

/** The goal difference minute by minute, as a bar chart. */
export const leadPoster: Scene = (frame, palette, dice) => {
  const { w, h } = frame
  const zero = h * 0.62
  const step = (w * WIDTH) / 60
  let lead = 0
  const bars = each(60, (minute) => {
    const drift = minute > 42 ? 0.62 : 0.5
    if (dice.chance(0.78)) lead += dice.chance(drift) ? 1 : -1
    lead = Math.max(-4, Math.min(9, lead))
    const height = Math.abs(lead) * h * 0.055 + 3
    const x = short(w * LEFT + minute * step)
    return `<rect x="${x}" y="${short(lead >= 0 ? zero - height : zero)}" width="${short(step * 0.72)}" height="${short(height)}" fill="${lead >= 0 ? palette.area : palette.theirs}"/>`
  })
  const size = h * 0.05
  const minutes = ['0', '30', '60'].map((text, index) =>
    letters(NARROW, text, {
      x: w * (LEFT + (WIDTH / 2) * index),
      y: h * 0.93,
      size,
      fill: palette.word,
      anchor: (['start', 'middle', 'end'] as const)[index] ?? 'start',
    }),
  )
  return (
    rect(frame, palette.floor) +
    bars +
    `<path stroke="${palette.line}" stroke-width="4" d="M${short(w * LEFT)} ${short(zero)}H${short(w * (1 - LEFT))}"/>` +
    `<path stroke="${palette.mark}" stroke-width="10" d="M${w / 2} ${short(zero - 22)}v44"/>${minutes.join('')}`
  )
}
