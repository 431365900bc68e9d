import { setTimeout } from 'node:timers/promises'

/** Answers after at least `ms`, also on failure, so that the duration does not reveal the result. */
export async function takingAtLeast<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const [settled] = await Promise.allSettled([work(), setTimeout(ms)])
  if (settled.status === 'rejected') throw settled.reason
  return settled.value
}
