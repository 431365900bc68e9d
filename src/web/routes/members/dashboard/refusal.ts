import type { Refused } from '../../../parse-form.ts'

/** What can be done in the members' area; each form names its own as `do`. */
export const ACTIONS = [
  'details',
  'privacy',
  'picture',
  'remove-picture',
  'untag',
  'password',
  'end-session',
  'end-others',
  'portal',
] as const
export type AuditEntry = (typeof ACTIONS)[number]

/** A deed that was refused: shown where it was asked for, with what was typed. */
export type Refusal = {
  deed: AuditEntry
  errors: Record<string, string[]>
  values: Record<string, string>
  /** What concerns the whole form. */
  note?: string | undefined
  /** The version that the record has now, when somebody else has written it. [resolutions E22] */
  version?: number | undefined
}

export const refusal = (
  deed: AuditEntry,
  { errors, values }: Pick<Refused, 'errors' | 'values'>,
  more: Pick<Refusal, 'note' | 'version'> = {},
): Refusal => ({ deed, errors, values, ...more })

/** The refusal of this deed, if it is the one that was asked for. */
export const refusalOf = (refused: Refusal | undefined, deed: AuditEntry): Refusal | undefined =>
  refused?.deed === deed ? refused : undefined
