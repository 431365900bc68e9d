import { data } from 'react-router'
import type { Refusal } from './refusal.ts'

/** A redirect, or the same page with the refusal. */
export type Answer = Response | ReturnType<typeof refuse>

export const refuse = (refusal: Refusal, status: number, headers: Record<string, string> = {}) =>
  data(refusal, { status, headers })

/** Refuses with a 429. `seconds` is sent as `retry-after`. */
export const refuseForNow = (refusal: Refusal, seconds: number) =>
  refuse(refusal, 429, { 'retry-after': String(seconds) })
