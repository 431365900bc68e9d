import { GENDERS, POSITIONS } from '../../model/member.ts'

type BatchField = {
  /** The wire name of the entry. */
  name: string
  label: string
  kind: 'text' | 'choice' | 'yes-no' | 'country'
  choices?: readonly string[]
}

/**
 * The only fields that can be changed for several members at once. Role, account, customer, page address and payment
 * are excluded. [ADM-011]
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

/** Finds a field that can be changed for several members at once; undefined for any other. */
export const batchField = (name: string): BatchField | undefined =>
  BATCH_FIELDS.find((field) => field.name === name)

/** Converts a form value to the value to store; undefined if the field does not allow it. */
export function batchValue(
  { kind, choices }: Pick<BatchField, 'kind' | 'choices'>,
  formValue: string,
): string | boolean | null | undefined {
  switch (kind) {
    case 'yes-no':
      return formValue === 'true' ? true : formValue === 'false' ? false : undefined
    case 'choice':
      return choices?.includes(formValue) ? formValue : undefined
    case 'country':
      return formValue === '' ? null : formValue
    case 'text':
      return formValue
  }
}
