import { DETAIL_FIELDS, type DetailField, type Details } from '../../model/detail-fields.ts'

/** Consent was given for one record, and stays as it is in the one that stays. */
const CONSENTS = ['listed', 'showsBornOn', 'showsPhotos']
const ACTIVE: DetailField = { name: 'Active', label: 'Active', kind: 'yes-no' }
const MERGED = [...DETAIL_FIELDS.flatMap(({ fields }) => fields), ACTIVE].filter(
  ({ name }) => !CONSENTS.includes(name),
)

export type Side = 'kept' | 'other'
/** A field in which two records differ, and the side whose value is kept unless someone chooses. */
export type Difference = { field: DetailField; kept: string; other: string; choice: Side }
/** The chosen side of fields, by wire name. */
export type Choices = Readonly<Record<string, Side>>

/** The fields in which the other record holds something else. With a login the e-mail is that of the login. */
export function differencesOf(kept: Details, other: Details, hasLogin: boolean): Difference[] {
  return MERGED.flatMap((field): Difference[] => {
    const [own, others] = [(kept[field.name] ?? '').trim(), (other[field.name] ?? '').trim()]
    if (others === '' || own === others || (field.name === 'email' && hasLogin)) return []
    return [{ field, kept: own, other: others, choice: own === '' ? 'other' : 'kept' }]
  })
}

/** The details of the record that stays, after the merge. */
export function mergedDetails(kept: Details, differences: readonly Difference[], choices: Choices): Details {
  const taken = differences.filter(({ field, choice }) => (choices[field.name] ?? choice) === 'other')
  return { ...kept, ...Object.fromEntries(taken.map(({ field, other }) => [field.name, other])) }
}
