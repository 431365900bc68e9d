import { z } from 'zod'
import type { LocalDate } from '../../../kernel/dates.ts'
import { isEmail, respelledEmail } from '../../../kernel/email.ts'
import { EMAIL_MESSAGE } from '../../../kernel/email-message.ts'
import { nearest } from '../../../kernel/nearest.ts'
import { isPhone, PHONE_MESSAGE } from '../../../kernel/phone.ts'
import { folded } from '../../../kernel/text.ts'
import { cellText, IS_FORMULA, isFormula } from '../../../platform/spreadsheet/cells.ts'
import { type GENDERS, POSITIONS } from '../model/member.ts'
import { parseBirthDate } from './model/birth-date.ts'
import type { ColumnField, Mapping } from './model/columns.ts'
import type { Person, Problem } from './model/person.ts'

/** A team that rows can name. */
export type TeamChoice = { id: string; name: string; youth: boolean }

type Known = {
  teams: readonly TeamChoice[]
  /** The positions that members already have, which may not be on the list. */
  positions: readonly string[]
  today: LocalDate
}

const most = (max: number) => z.string().max(max, `This takes ${max} characters at most`)
const optionalEmail = most(200)
  .refine((text) => text === '' || isEmail(text), EMAIL_MESSAGE)
  .overwrite(respelledEmail)
const OLDEST = '1900-01-01'

/** The cells of a row, as single lines. Only the name is required. */
const rowInput = ({ teams, positions, today }: Known) =>
  z.object({
    name: most(120).min(1, 'Enter a name'),
    firstName: most(60),
    bornOn: z.string().transform((text, check) => {
      if (text === '') return ''
      const day = parseBirthDate(text)
      if (day && day <= today && day >= OLDEST) return day
      check.addIssue(day ? 'Enter a date in the past' : 'Enter a date like 12/03/2010 or 2010-03-12')
      return z.NEVER
    }),
    gender: z.string().transform((text, check) => {
      const gender = text === '' ? '' : GENDER_WORDS.get(folded(text))
      if (gender !== undefined) return gender
      check.addIssue('Enter female, male or other')
      return z.NEVER
    }),
    email: optionalEmail,
    phone: most(40).refine((text) => text === '' || isPhone(text), PHONE_MESSAGE),
    address: most(200),
    postcode: most(12),
    guardianName: most(120),
    guardianEmail: optionalEmail,
    teams: z.string().transform((text, check) => {
      const named = teamsIn(text, teams)
      for (const { name, team } of named) if (!team) check.addIssue(unknownTeam(name, teams))
      return [...new Set(named.flatMap(({ team }) => (team ? [team.id] : [])))]
    }),
    position: z.string().transform((text, check) => {
      const same = (known: string) => folded(known) === folded(text)
      const position = text === '' ? '' : (POSITIONS.find(same) ?? positions.find(same))
      if (position !== undefined) return position
      check.addIssue(`Enter one of these: ${POSITIONS.join(', ')}`)
      return z.NEVER
    }),
    number: z.string().transform((text, check) => {
      if (text === '') return null
      if (SHIRT_NUMBER.test(text)) return Number(text.replace('#', ''))
      check.addIssue('Enter a whole number from 0 to 99')
      return z.NEVER
    }),
    active: z.string().transform((text, check) => {
      if (text === '') return null
      if (YES.includes(folded(text))) return true
      if (NO.includes(folded(text))) return false
      check.addIssue('Enter yes or no')
      return z.NEVER
    }),
  })

const GENDER_WORDS: ReadonlyMap<string, (typeof GENDERS)[number]> = new Map([
  ...['female', 'f', 'woman', 'women', 'girl'].map((word) => [word, 'female'] as const),
  ...['male', 'm', 'man', 'men', 'boy'].map((word) => [word, 'male'] as const),
  ...['other', 'non-binary'].map((word) => [word, 'other'] as const),
])
const SHIRT_NUMBER = /^#?\d{1,2}$/
const YES = ['yes', 'y', 'true', '1', 'active', 'current', 'x']
const NO = ['no', 'n', 'false', '0', 'inactive', 'left', 'former']

export type ReadRow = { ok: true; person: Person } | { ok: false; name: string; problems: Problem[] }
export type RowReader = (cells: readonly string[]) => ReadRow

/** Creates a reader for rows with these columns. It returns the person of a row, or the problems by field. */
export function rowReader(mapping: Mapping, known: Known): RowReader {
  const schema = rowInput(known)
  return (cells) => {
    const cell = (field: ColumnField) => cellOf(mapping, cells, field)
    const name = cell('name') || `${cell('firstName')} ${cell('surname')}`.trim()
    const formula = mapping.find((field, place) => field !== '' && isFormula(cells[place]))
    if (formula)
      return { ok: false, name: name.slice(0, 60), problems: [{ field: formula, message: IS_FORMULA }] }
    const extra = cells.slice(mapping.length).some((text) => text.trim() !== '')
    if (extra)
      return { ok: false, name, problems: [{ message: 'This row has more cells than the first row' }] }
    const parsed = schema.safeParse({
      name,
      ...Object.fromEntries(OTHERS.map((field) => [field, cell(field)])),
    })
    if (parsed.success) return { ok: true, person: parsed.data }
    const problems = parsed.error.issues.map(({ path, message }) => ({
      field: path[0] as ColumnField, // the schema has only these fields
      message,
    }))
    return { ok: false, name: name.slice(0, 60), problems }
  }
}

const OTHERS = [
  ...(['firstName', 'bornOn', 'gender', 'email', 'phone', 'address', 'postcode'] as const),
  ...(['guardianName', 'guardianEmail', 'teams', 'position', 'number', 'active'] as const),
]

/** The cells of a field joined into one line. */
const cellOf = (mapping: Mapping, cells: readonly string[], field: ColumnField): string =>
  mapping
    .flatMap((one, place) => (one === field ? [cellText(cells[place])] : []))
    .filter(Boolean)
    .join(', ')

/**
 * The teams in a cell, separated by commas. The whole cell is tried first, because a team's name may contain a comma.
 */
function teamsIn(text: string, teams: readonly TeamChoice[]) {
  const find = (name: string) => teams.find((team) => folded(team.name) === folded(name))
  const complete = find(text)
  if (complete) return [{ name: text, team: complete }]
  const names = text.split(/[,;/|]/).map((name) => name.trim())
  return names.filter(Boolean).map((name) => ({ name, team: find(name) }))
}

function unknownTeam(name: string, teams: readonly TeamChoice[]): string {
  const like = nearest(
    name,
    teams.map((team) => team.name),
  )
  const unknown = `There is no team called “${name.slice(0, 60)}”`
  return like ? `${unknown}. Did you mean “${like}”?` : unknown
}
