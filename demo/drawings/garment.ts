import { short } from './scene.ts'

type Pair = readonly [x: number, y: number]
/**
 * The left half of a garment lying flat, from the middle of the neck to the middle of the hem, as points and curves.
 */
export type HalfOutline = readonly (readonly [Pair] | readonly [Pair, Pair, Pair])[]

/** The centre line of the 300 unit wide field of a garment. */
export const MIDDLE = 150

/** Mirrors a half about the middle and closes it, so that no seam runs down the front. */
export function wholeOutline(half: HalfOutline): string {
  const ends = half.map((step): Pair => step.at(-1) ?? [MIDDLE, 0])
  const there = half.map((step, index) => (index === 0 ? `M${text(ends[0])}` : segment(step)))
  const back = half
    .map((step, index) => {
      const to = mirrored(ends[index - 1])
      if (step.length === 1) return `L${text(to)}`
      return `C${text(mirrored(step[1]))} ${text(mirrored(step[0]))} ${text(to)}`
    })
    .slice(1)
    .toReversed()
  return `${there.join('')}${back.join('')}z`
}

/** The same path on both sides. */
export const bothSides = (drawn: string): string =>
  `${drawn}<g transform="matrix(-1 0 0 1 ${2 * MIDDLE} 0)">${drawn}</g>`

const segment = (step: HalfOutline[number]) =>
  step.length === 1 ? `L${text(step[0])}` : `C${step.map(text).join(' ')}`
const mirrored = (point: Pair | undefined): Pair => [2 * MIDDLE - (point?.[0] ?? MIDDLE), point?.[1] ?? 0]
const text = (point: Pair | undefined) => (point ? `${short(point[0])} ${short(point[1])}` : '')
