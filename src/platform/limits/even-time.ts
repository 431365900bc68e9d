import { setTimeout } from 'node:timers/promises'

/** Takes at least `ms`, even on failure, so that the duration does not reveal the result. */
export async function takingAtLeast<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const [settled] = await Promise.allSettled([work(), setTimeout(ms)])
  if (settled.status === 'rejected') throw settled.reason
  return settled.value
}
