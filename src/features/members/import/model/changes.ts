import { folded } from '../../../../kernel/text.ts'
import { firstNameOf } from '../../model/member.ts'
import { COLUMN_LABELS, type ColumnField } from './columns.ts'
import type { Person, StoredMember } from './person.ts'

/** The wire names of a member's fields. */
const WIRE = {
  name: 'Name',
  firstName: 'FirstName',
  bornOn: 'dob',
  gender: 'gender',
  email: 'email',
  phone: 'Phone',
  address: 'Address',
  postcode: 'Postcode',
  guardianName: 'GuardianName',
  guardianEmail: 'GuardianEmail',
  position: 'Position',
} as const
type TextField = keyof typeof WIRE
const TEXTS = Object.keys(WIRE) as TextField[] // Object.keys loses the type of the keys

/** The values of a content-type write, by wire name. */
export type Written = Record<string, unknown>
export type FieldChange = { field: string; before: string; after: string }

export type MemberChange = { fields: FieldChange[]; write: Written; before: Written }

/** Returns the changes of a row to a member. Empty cells change nothing, and teams are only added. */
export function changesOf(
  person: Person,
  member: StoredMember,
  teamName: (id: string) => string,
): MemberChange {
  const change: MemberChange = { fields: [], write: {}, before: {} }
  const wanted = { ...person, firstName: firstNameAfter(person, member) }
  for (const field of TEXTS) {
    if (wanted[field] === '' || isEqual(field, wanted[field], member[field])) continue
    note(change, field, member[field], wanted[field])
    change.write[WIRE[field]] = wanted[field]
    change.before[WIRE[field]] = field === 'bornOn' ? member.bornOn || null : member[field]
  }
  if (person.number !== null && person.number !== member.number) {
    note(change, 'number', String(member.number ?? ''), String(person.number))
    change.write.number = person.number
    change.before.number = member.number
  }
  if (person.active !== null && person.active !== member.active) {
    note(change, 'active', yesOrNo(member.active), yesOrNo(person.active))
    change.write.Active = person.active
    change.before.Active = member.active
  }
  addTeams(change, person, member, teamName)
  return change
}

/** Ignores differences in case and accents in names, so that the club's spelling is kept. */
function isEqual(field: TextField, wanted: string, stored: string): boolean {
  if (field === 'name' || field === 'firstName') return folded(wanted) === folded(stored)
  if (field === 'email' || field === 'guardianEmail') return wanted.toLowerCase() === stored.toLowerCase()
  return wanted === stored
}

function firstNameAfter(person: Person, member: StoredMember): string {
  if (person.firstName !== '') return person.firstName
  return folded(person.name) === folded(member.name) ? '' : firstNameOf(person.name)
}

function addTeams(
  change: MemberChange,
  person: Person,
  member: StoredMember,
  teamName: (id: string) => string,
): void {
  const added = person.teams.filter((id) => !member.teams.includes(id))
  if (added.length === 0) return
  const teams = [...member.teams, ...added]
  note(change, 'teams', member.teams.map(teamName).join(', '), teams.map(teamName).join(', '))
  change.write.teams = teams
  change.before.teams = member.teams
  if (member.teamId !== null) return
  change.write.team = added[0]
  change.before.team = null
}

function note(change: MemberChange, field: ColumnField, before: string, after: string): void {
  change.fields.push({ field: COLUMN_LABELS[field], before, after })
}

const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no')
