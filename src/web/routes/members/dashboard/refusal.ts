import type { Refused } from '../../../parse-form.ts'

/** The actions of the members' area; each form names its own in `do`. */
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
export type ActionName = (typeof ACTIONS)[number]

/** A refused action, shown beside its form with the typed values. */
export type Refusal = {
  action: ActionName
  errors: Record<string, string[]>
  values: Record<string, string>
  /** A message about the whole form. */
  note?: string | undefined
  /** The current row version, after another user has saved the record. */
  version?: number | undefined
}

export const refusal = (
  action: ActionName,
  { errors, values }: Pick<Refused, 'errors' | 'values'>,
  more: Pick<Refusal, 'note' | 'version'> = {},
): Refusal => ({ action, errors, values, ...more })

/** The refusal, if it is one of this action. */
export const refusalOf = (refused: Refusal | undefined, action: ActionName): Refusal | undefined =>
  refused?.action === action ? refused : undefined
