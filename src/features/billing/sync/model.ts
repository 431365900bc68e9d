import type { Outcome } from '../../../kernel/outcome.ts'
import type { ProviderResult } from '../../../platform/payments/payments.ts'

/** The result of copying an object. UNKNOWN: the object does not belong to this site. */
export type Synced = Outcome<object, { reason: 'UNKNOWN' } | Exclude<ProviderResult<never>, { ok: true }>>

/** The id of an object that the provider returns either as an id or expanded. */
export const idOf = (one: string | { id: string } | null | undefined): string | null =>
  typeof one === 'string' ? one : (one?.id ?? null)

/** Converts the provider's Unix time in seconds. */
export const instantOf = (seconds: number | null): Date | null =>
  seconds === null ? null : new Date(seconds * 1000)
