import { z } from 'zod'
import { ROLES, STAFF_ROLES } from '../../kernel/actor.ts'
import { emailAddress } from '../../kernel/email.ts'
import { EMAIL_MESSAGE } from '../../kernel/email-message.ts'
import { isId } from '../../kernel/ids.ts'
import { oneOf, searchWords, sortedBy, startRow } from '../../kernel/list-search.ts'
import { plainLine } from '../../kernel/text.ts'

/** The body of `PUT /users/{id}` that changes a role. The role replaces all others. */
export const roleCall = z.strictObject({
  role: z.enum(ROLES, `role must be one of: ${ROLES.join(', ')}`),
})

const PEOPLE_FILTERS = ['all', 'staff', ...STAFF_ROLES, 'invited'] as const
export type PeopleFilter = (typeof PEOPLE_FILTERS)[number]

/** The search of the list of people. Invalid parameters are ignored. */
export const peopleSearch = z.object({
  q: searchWords,
  show: oneOf(PEOPLE_FILTERS),
  sort: sortedBy(['name', 'login'], false),
  start: startRow,
})
export type PeopleSearch = z.output<typeof peopleSearch>

/** Check boxes with the same name: none, one or several values. */
const checkboxValues = <S extends z.ZodType>(one: S) =>
  z.preprocess((given) => (given === undefined ? [] : [given].flat()), z.array(one).max(100))

const checkboxes = {
  roles: checkboxValues(z.enum(STAFF_ROLES, 'Choose roles from the list')),
  teams: checkboxValues(z.string().refine(isId, 'Choose teams from the list')),
}

const hasTeams = ({ roles, teams }: { roles: readonly string[]; teams: readonly string[] }) =>
  !roles.includes('coach') || teams.length > 0

/** The roles and teams of a person. */
export const rolesInput = z
  .object(checkboxes)
  .refine(hasTeams, { path: ['teams'], message: 'Choose at least one team for a coach' })

/** A new person. All parts are validated, so that all messages are shown at once. */
export const invitationInput = z
  .object({
    email: z.string(EMAIL_MESSAGE).trim().toLowerCase().pipe(emailAddress),
    name: z
      .string('Enter a name')
      .transform(plainLine)
      .pipe(z.string().min(1, 'Enter a name').max(120, 'At most 120 characters')),
  })
  .and(rolesInput)
export type InvitationInput = z.output<typeof invitationInput>
