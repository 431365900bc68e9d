import { setTimeout } from 'node:timers/promises'

/** Answers after `ms` at the earliest, also when it fails, so that the time does not tell which way it went. */
export async function takingAtLeast<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const [settled] = await Promise.allSettled([work(), setTimeout(ms)])
  if (settled.status === 'rejected') throw settled.reason
  return settled.value
}
