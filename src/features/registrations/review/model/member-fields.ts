import { POSITIONS } from '../../../members/model/member.ts'
import { type Answered, answerTo, isStudent } from '../../model/registration.ts'

/** The fields of a new member by their wire names; the country is still a name. */
export type NewMember = Record<string, string | number | boolean>

type Rule = {
  to: string
  /** The value of the member's field; undefined if the answer is invalid for it. */
  read: (value: string) => string | number | undefined
}

const line =
  (max: number) =>
  (value: string): string | undefined =>
    value.length <= max ? value.replace(/\s*\n\s*/g, ', ') : undefined

const wholeNumber = (min: number, max: number) => (value: string) => {
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
 * Maps the ids of details to fields of a member. Details with other ids stay with the registration. [ADM-032, REG-021,
 * resolutions E07]
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
  height: { to: 'height', read: wholeNumber(100, 240) },
  weight: { to: 'weight', read: wholeNumber(20, 250) },
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

/** The fields of the member to create from a registration, and the answers that do not fit. [ADM-032] */
export function memberFrom(registration: Source): { fields: NewMember; leftOut: Answered[] } {
  const fields: NewMember = {
    Active: true,
    student: isStudent(registration.questions),
    GuardianName: registration.guardianName,
    GuardianEmail: registration.guardianEmail,
  }
  const leftOut: Answered[] = []
  for (const [id, { to, read }] of Object.entries(MEMBER_FIELDS)) {
    const answer = answerTo(registration.details, id)
    if (!answer) continue
    const value = read(answer)
    if (value !== undefined) fields[to] = value
    else
      leftOut.push(
        registration.details.find((detail) => detail.id === id) ?? { id, label: id, value: answer },
      )
  }
  // Staff may have corrected these two columns.
  if (registration.name) fields.Name = registration.name
  if (registration.email) fields.email = registration.email
  return { fields, leftOut }
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
