import { POSITIONS } from '../../members/model/member.ts'
import { type Answered, answerTo, isStudent } from './registration.ts'

/** What a member is made of, by the wire names of the content type; the nationality still by its name. */
export type NewMember = Record<string, string | number | boolean>

type Rule = {
  to: string
  /** What the member gets; undefined when the answer is nothing that a member can have. */
  read: (value: string) => string | number | undefined
}

const line =
  (max: number) =>
  (value: string): string | undefined =>
    value.length <= max ? value.replace(/\s*\n\s*/g, ', ') : undefined

const whole = (min: number, max: number) => (value: string) => {
  const number = Math.round(Number(value.replace(',', '.')))
  return number >= min && number <= max ? number : undefined
}

const GENDERS: Readonly<Record<string, string>> = {
  women: 'female',
  female: 'female',
  men: 'male',
  male: 'male',
}

/**
 * Which detail of a registration becomes which field of a member: by the id of the detail, never by its place. Details
 * with other ids stay with the registration. [ADM-032, REG-021, resolutions E07]
 */
export const MEMBER_FIELDS: Readonly<Record<string, Rule>> = {
  name: { to: 'Name', read: line(120) },
  email: { to: 'email', read: line(200) },
  phone: { to: 'Phone', read: line(40) },
  dob: { to: 'dob', read: (value) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined) },
  gender: { to: 'gender', read: (value) => GENDERS[value.toLowerCase()] },
  country: { to: 'country', read: line(80) },
  address: { to: 'Address', read: line(200) },
  postcode: { to: 'Postcode', read: line(12) },
  position: { to: 'Position', read: (value) => POSITIONS.find((known) => known === value) },
  height: { to: 'height', read: whole(100, 240) },
  weight: { to: 'weight', read: whole(20, 250) },
  historyclubs: { to: 'History', read: (value) => `<p>${escaped(value).replaceAll('\n', '<br />')}</p>` },
}

type Source = {
  name: string
  email: string
  questions: readonly Answered[]
  details: readonly Answered[]
  guardianName: string
  guardianEmail: string
}

/** The member that a registration would make, and the answers that do not fit one. [ADM-032, resolutions C09, E07] */
export function memberFrom(registration: Source): { fields: NewMember; leftOut: Answered[] } {
  const fields: NewMember = {
    Active: true,
    student: isStudent(registration.questions),
    GuardianName: registration.guardianName,
    GuardianEmail: registration.guardianEmail,
  }
  const leftOut: Answered[] = []
  for (const [id, { to, read }] of Object.entries(MEMBER_FIELDS)) {
    const said = answerTo(registration.details, id)
    if (!said) continue
    const value = read(said)
    if (value !== undefined) fields[to] = value
    else
      leftOut.push(registration.details.find((detail) => detail.id === id) ?? { id, label: id, value: said })
  }
  // Staff may have corrected these two since.
  if (registration.name) fields.Name = registration.name
  if (registration.email) fields.email = registration.email
  return { fields, leftOut }
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
