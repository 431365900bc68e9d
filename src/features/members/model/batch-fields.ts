import { GENDERS, POSITIONS } from './member.ts'

type BatchField = {
  /** The wire name of the entry. */
  name: string
  label: string
  kind: 'text' | 'choice' | 'yes-no' | 'country'
  choices?: readonly string[]
}

/**
 * What can be written to many members at once. Nothing else can: no role, account, customer, address on the site or
 * paid flag. [ADM-011, resolutions A05]
 */
export const BATCH_FIELDS = [
  { name: 'Position', label: 'Position', kind: 'choice', choices: ['', ...POSITIONS] },
  { name: 'eharegistered', label: 'Registered with the federation', kind: 'yes-no' },
  { name: 'Active', label: 'Active', kind: 'yes-no' },
  { name: 'student', label: 'Student', kind: 'yes-no' },
  { name: 'gender', label: 'Gender', kind: 'choice', choices: GENDERS },
  { name: 'country', label: 'Nationality', kind: 'country' },
  { name: 'Address', label: 'Address', kind: 'text' },
  { name: 'Postcode', label: 'Postcode', kind: 'text' },
] as const satisfies readonly BatchField[]

export const batchField = (name: string): BatchField | undefined =>
  BATCH_FIELDS.find((field) => field.name === name)

/** The value to store, from what the form sends; undefined for what the field cannot hold. */
export function batchValue(
  { kind, choices }: Pick<BatchField, 'kind' | 'choices'>,
  typed: string,
): string | boolean | null | undefined {
  switch (kind) {
    case 'yes-no':
      return typed === 'true' ? true : typed === 'false' ? false : undefined
    case 'choice':
      return choices?.includes(typed) ? typed : undefined
    case 'country':
      return typed === '' ? null : typed
    case 'text':
      return typed
  }
}
