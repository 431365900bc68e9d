import type { Refused } from '../../../parse-form.ts'

/** The actions of a person's page; each form names its own in `do`. */
export const FAMILY_ACTIONS = [
  'details',
  'invite-guardian',
  'revoke-guardian',
  'remove-guardian',
  'child-emails',
  'invite-child',
  'consent',
  'save-card',
  'delete-card',
] as const
export type FamilyAction = (typeof FAMILY_ACTIONS)[number]

/** The sections of a person's page. */
export type FamilySection = 'details' | 'consent' | 'emergency' | 'login' | 'guardians'

/** A refused action, shown beside its form with the typed values. */
export type FamilyRefusal = {
  action: FamilyAction
  errors: Record<string, string[]>
  values: Record<string, string>
  note?: string | undefined
  version?: number | undefined
}

export const refusal = (
  action: FamilyAction,
  { errors, values }: Pick<Refused, 'errors' | 'values'>,
  more: Pick<FamilyRefusal, 'note' | 'version'> = {},
): FamilyRefusal => ({ action, errors, values, ...more })

/** The refusal, if it is one of this action. */
export const refusalOf = (
  refused: FamilyRefusal | undefined,
  action: FamilyAction,
): FamilyRefusal | undefined => (refused?.action === action ? refused : undefined)
