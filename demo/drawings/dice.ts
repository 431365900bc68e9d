/** A seeded random number generator: a given number always produces the same drawing. */
export type Dice = {
  /** A number in a range. */
  between(low: number, high: number): number
  /** An integer in a range, both ends included. */
  whole(low: number, high: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  chance(share: number): boolean
}

/** mulberry32: small, fast and uniform enough for pictures. */
export function diceOf(seed: number): Dice {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    between: (low, high) => low + next() * (high - low),
    whole,
    pick: (list) => list[whole(0, list.length - 1)] ?? list[0],
    chance: (share) => next() < share,
  }
}
