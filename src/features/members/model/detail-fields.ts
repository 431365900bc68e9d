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
 * What administrators edit of one member. Not among them, and so taken from nobody: EhaId, Active, image, createdAt,
 * updatedAt, __v, _id, id, user, ehamember, teams, StripeId, StripeIdTest, stripedata, registrations, slug, Created.
 * Active has a button of its own. [ADM-015, resolutions F15]
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
        hint: 'Never counts for a minor.',
      },
      { name: 'showsPhotos', label: 'Be seen in pictures', kind: 'yes-no' },
    ],
  },
]

const ALL = DETAIL_FIELDS.flatMap(({ fields }) => fields)

/** Every field as a form holds it, by its wire name: 'yes' or '' for a box. */
export type Details = Record<string, string>

export const detailLabel = (name: string): string =>
  name === 'teamChange' ? 'Add or move' : (ALL.find((field) => field.name === name)?.label ?? name)

/** What somebody has changed: the fields whose text is another, as the entry takes them. */
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
  // What is no number is handed on as it was typed: the entry says what is wrong with it.
  return kind === 'number' && /^-?\d+$/.test(typed) ? Number(typed) : typed
}
