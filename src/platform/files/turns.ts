/** A picture of the largest size may take 200 MB while it is drawn anew, and anybody may send one. */
const AT_ONCE = 2

/** Does work when it is its turn, first come, first served. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>

/** Turns for work that takes much memory: at most so many at a time in this process. */
export function turns(atOnce: number): Turns {
  let busy = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (busy < atOnce) busy += 1
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else busy -= 1
    }
  }
}

/** Drawing pictures anew: at most two at a time. */
export const inTurn: Turns = turns(AT_ONCE)
