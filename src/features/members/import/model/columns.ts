import { guessFields } from '../../../../platform/spreadsheet/columns.ts'

/** The fields a column can hold, with their labels. */
export const COLUMN_LABELS = {
  name: 'Name',
  firstName: 'First name',
  surname: 'Surname',
  bornOn: 'Date of birth',
  gender: 'Gender',
  email: 'E-mail',
  phone: 'Phone',
  address: 'Address',
  postcode: 'Postcode',
  guardianName: 'Guardian',
  guardianEmail: 'Guardian’s e-mail',
  teams: 'Teams',
  position: 'Position',
  number: 'Shirt number',
  active: 'Active',
} as const
export type ColumnField = keyof typeof COLUMN_LABELS

export const COLUMN_FIELDS = Object.keys(COLUMN_LABELS) as ColumnField[] // Object.keys loses the type of the keys

/** The field of each column; '' ignores the column. */
export type Mapping = readonly (ColumnField | '')[]

/** Common headings of clubs, in lower case, without punctuation, with "email" as one word. */
const HEADINGS: Record<ColumnField, readonly string[]> = {
  name: [
    'name',
    'full name',
    'member',
    'member name',
    'members name',
    'player',
    'player name',
    'players name',
  ],
  firstName: ['first name', 'firstname', 'first', 'forename', 'forenames', 'given name', 'given names'],
  surname: ['surname', 'last name', 'lastname', 'last', 'family name', 'second name'],
  bornOn: ['date of birth', 'dob', 'birth date', 'birthdate', 'birthday', 'born', 'born on', 'dateofbirth'],
  gender: ['gender', 'sex'],
  email: ['email', 'email address', 'member email', 'players email', 'player email', 'mail'],
  phone: [
    ...['phone', 'phone number', 'phone no', 'telephone', 'telephone number', 'tel', 'tel no'],
    ...['mobile', 'mobile number', 'mobile no', 'mobile phone', 'contact number'],
  ],
  address: ['address', 'home address', 'postal address', 'street', 'street address'],
  postcode: ['postcode', 'post code', 'postal code', 'zip', 'zip code'],
  guardianName: [
    ...['guardian', 'guardian name', 'guardians name', 'parent', 'parent name', 'parents name', 'carer'],
    ...['parent guardian', 'parent or guardian', 'parent guardian name', 'parent or guardian name'],
  ],
  guardianEmail: [
    ...['guardian email', 'guardians email', 'guardian email address', 'parent email', 'parents email'],
    ...['parent email address', 'parent guardian email', 'parent or guardian email', 'carer email'],
  ],
  teams: ['team', 'teams', 'team name', 'squad', 'squads'],
  position: ['position', 'playing position', 'player position'],
  // "No." is missing, because it often numbers the rows.
  number: [
    ...['shirt number', 'shirt no', 'shirt', 'number', 'squad number', 'squad no', 'player number'],
    ...['playing number', 'jersey number', 'jersey', 'kit number'],
  ],
  active: ['active', 'active member', 'is active', 'status', 'current', 'current member'],
}

/** Guesses the field of each column from its heading. */
export const guessColumns = (header: readonly string[]): Mapping => guessFields(header, HEADINGS)

/** Explains what is wrong with the chosen columns; undefined if rows can be read. */
export function mappingProblem(mapping: Mapping): string | undefined {
  const chosen = mapping.filter((field) => field !== '')
  const twice = chosen.find((field, place) => field !== 'teams' && chosen.indexOf(field) !== place)
  if (twice) return `Choose one column only for “${COLUMN_LABELS[twice]}”`
  if (chosen.includes('name') || (chosen.includes('firstName') && chosen.includes('surname')))
    return undefined
  return 'Choose the column with the name, or those with first name and surname'
}
