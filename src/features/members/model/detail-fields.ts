import { GENDERS, POSITIONS } from './member.ts'

export type DetailKind =
  | 'text'
  | 'email'
  | 'day'
  | 'number'
  | 'yes-no'
  | 'choice'
  | 'country'
  | 'team'
  | 'rich'

export type DetailField = {
  /** The wire name of the entry. */
  name: string
  label: string
  kind: DetailKind
  choices?: readonly string[]
  hint?: string
}

/**
 * The member fields that administrators edit in the details form. The form ignores EhaId, Active, image, createdAt,
 * updatedAt, __v, _id, id, user, ehamember, teams, StripeId, StripeIdTest, stripedata, registrations, slug and Created.
 * Active has its own button. [ADM-015, resolutions F15]
 */
export const DETAIL_FIELDS: readonly { title: string; fields: readonly DetailField[] }[] = [
  {
    title: 'Person',
    fields: [
      { name: 'Name', label: 'Name', kind: 'text' },
      {
        name: 'FirstName',
        label: 'First name',
        kind: 'text',
        hint: 'The public sees only this part of a child’s name.',
      },
      { name: 'dob', label: 'Date of birth', kind: 'day' },
      { name: 'gender', label: 'Gender', kind: 'choice', choices: GENDERS },
      { name: 'country', label: 'Nationality', kind: 'country' },
      { name: 'student', label: 'Student', kind: 'yes-no' },
    ],
  },
  {
    title: 'Contact',
    fields: [
      { name: 'email', label: 'E-mail', kind: 'email' },
      { name: 'Phone', label: 'Phone', kind: 'text' },
      { name: 'Address', label: 'Address', kind: 'text' },
      { name: 'Postcode', label: 'Postcode', kind: 'text' },
      { name: 'GuardianName', label: 'Guardian', kind: 'text' },
      { name: 'GuardianEmail', label: 'Guardian’s e-mail', kind: 'email' },
    ],
  },
  {
    title: 'Handball',
    fields: [
      { name: 'team', label: 'Team', kind: 'team' },
      { name: 'Position', label: 'Position', kind: 'choice', choices: ['', ...POSITIONS] },
      { name: 'number', label: 'Number', kind: 'number' },
      { name: 'height', label: 'Height in cm', kind: 'number' },
      { name: 'weight', label: 'Weight in kg', kind: 'number' },
      { name: 'eharegistered', label: 'Registered with the federation', kind: 'yes-no' },
      { name: 'EhaMid', label: 'Federation number', kind: 'text' },
      { name: 'EhaDocId', label: 'Federation document', kind: 'text' },
      { name: 'History', label: 'History', kind: 'rich' },
    ],
  },
  {
    title: 'Agreed to',
    fields: [
      { name: 'listed', label: 'Be named on the site', kind: 'yes-no' },
      {
        name: 'showsBornOn',
        label: 'Show the date of birth',
        kind: 'yes-no',
        hint: 'Has no effect for under-18s.',
      },
      { name: 'showsPhotos', label: 'Be seen in pictures', kind: 'yes-no' },
    ],
  },
]

const ALL = DETAIL_FIELDS.flatMap(({ fields }) => fields)

/** Every field as form text, by its wire name; a ticked box is 'yes', an empty one ''. */
export type Details = Record<string, string>

/** The label of a member's field, by its wire name. */
export const detailLabel = (name: string): string =>
  name === 'teamChange' ? 'Add or move' : (ALL.find((field) => field.name === name)?.label ?? name)

/** The details of a new member. */
export const NO_DETAILS: Details = {}

/** Returns the fields whose text differs from the stored text, converted for the content type. */
export function changedDetails(
  stored: Details,
  typed: Details,
): Record<string, string | number | boolean | null> {
  const changed = ALL.filter(({ name }) => (typed[name] ?? '').trim() !== (stored[name] ?? '').trim())
  return Object.fromEntries(
    changed.map(({ name, kind }) => [name, storable(kind, (typed[name] ?? '').trim())]),
  )
}

function storable(kind: DetailKind, typed: string): string | number | boolean | null {
  if (kind === 'yes-no') return typed === 'yes'
  if (kind === 'text' || kind === 'rich' || kind === 'choice' || kind === 'email') return typed
  if (typed === '') return null
  // Invalid numbers stay text; the content type reports the error.
  return kind === 'number' && /^-?\d+$/.test(typed) ? Number(typed) : typed
}
