/** A picture of the largest size may take 200 MB while it is drawn anew, and anybody may send one. */
const AT_ONCE = 2

let busy = 0
const waiting: (() => void)[] = []

/** Does work that takes much memory when it is its turn: at most two at a time in this process, first come, first served. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy < AT_ONCE) busy += 1
  else await new Promise<void>((go) => waiting.push(go))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else busy -= 1
  }
}
