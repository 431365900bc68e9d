import { data } from 'react-router'
import type { Refusal } from './refusal.ts'

/** On to somewhere, or the page once more with what was refused. */
export type Answer = Response | ReturnType<typeof refuse>

export const refuse = (refusal: Refusal, status: number, headers: Record<string, string> = {}) =>
  data(refusal, { status, headers })

/** Too often: when to come again stands in the answer. */
export const refuseForNow = (refusal: Refusal, seconds: number) =>
  refuse(refusal, 429, { 'retry-after': String(seconds) })
