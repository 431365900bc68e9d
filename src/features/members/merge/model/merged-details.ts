import { DETAIL_FIELDS, type DetailField, type Details } from '../../model/detail-fields.ts'

/** Not chosen by staff: the latest answer of both records counts (`followLatestConsents`). */
const CONSENTS = ['listed', 'showsBornOn', 'showsPhotos']
const ACTIVE: DetailField = { name: 'Active', label: 'Active', kind: 'yes-no' }
const MERGED = [...DETAIL_FIELDS.flatMap(({ fields }) => fields), ACTIVE].filter(
  ({ name }) => !CONSENTS.includes(name),
)

export type Side = 'kept' | 'other'
/** A field in which two records differ, with the side that is kept by default. */
export type Difference = { field: DetailField; kept: string; other: string; choice: Side }
/** The chosen side of each field, by wire name. */
export type Choices = Readonly<Record<string, Side>>

/**
 * Returns the fields in which the other record has a different value. With a login, the e-mail address is the login's
 * and not compared.
 */
export function differencesOf(kept: Details, other: Details, hasLogin: boolean): Difference[] {
  return MERGED.flatMap((field): Difference[] => {
    const [own, others] = [(kept[field.name] ?? '').trim(), (other[field.name] ?? '').trim()]
    if (others === '' || own === others || (field.name === 'email' && hasLogin)) return []
    return [{ field, kept: own, other: others, choice: own === '' ? 'other' : 'kept' }]
  })
}

/** Returns the details of the kept record after the merge. */
export function mergedDetails(kept: Details, differences: readonly Difference[], choices: Choices): Details {
  const taken = differences.filter(({ field, choice }) => (choices[field.name] ?? choice) === 'other')
  return { ...kept, ...Object.fromEntries(taken.map(({ field, other }) => [field.name, other])) }
}
