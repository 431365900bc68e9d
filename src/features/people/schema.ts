import { z } from 'zod'
import { ROLES, STAFF_ROLES } from '../../kernel/actor.ts'
import { emailAddress } from '../../kernel/email.ts'
import { EMAIL_MESSAGE } from '../../kernel/email-message.ts'
import { isId } from '../../kernel/ids.ts'
import { plainLine } from '../../kernel/text.ts'

/** The body of `PUT /users/{id}` that changes a role: the one role of the person from now on. */
export const roleCall = z.strictObject({
  role: z.enum(ROLES, `role must be one of: ${ROLES.join(', ')}`),
})

export const PEOPLE_FILTERS = ['all', 'staff', ...STAFF_ROLES, 'invited'] as const
export type PeopleFilter = (typeof PEOPLE_FILTERS)[number]

/** The search of the list of people. Invalid parameters are ignored. */
export const peopleSearch = z.object({
  q: z.string().trim().max(100).catch(''),
  show: z.enum(PEOPLE_FILTERS).catch('all'),
  sort: z.enum(['name:asc', 'name:desc', 'login:asc', 'login:desc']).catch('name:asc'),
  start: z.coerce.number().int().min(0).max(1_000_000).catch(0),
})
export type PeopleSearch = z.output<typeof peopleSearch>

/** Check boxes of one name: none, one or several values. */
const ticked = <S extends z.ZodType>(one: S) =>
  z.preprocess((given) => (given === undefined ? [] : [given].flat()), z.array(one).max(100))

const rights = {
  roles: ticked(z.enum(STAFF_ROLES, 'Choose roles from the list')),
  teams: ticked(z.string().refine(isId, 'Choose teams from the list')),
}

const hasTeams = ({ roles, teams }: { roles: readonly string[]; teams: readonly string[] }) =>
  !roles.includes('coach') || teams.length > 0

/** Roles and teams of a person. */
export const rightsInput = z
  .object(rights)
  .refine(hasTeams, { path: ['teams'], message: 'Choose at least one team for a coach' })

/** A new person. Both parts are checked, so that every message is shown at once. */
export const invitationInput = z
  .object({
    email: z.string(EMAIL_MESSAGE).trim().toLowerCase().pipe(emailAddress),
    name: z
      .string('Enter a name')
      .transform(plainLine)
      .pipe(z.string().min(1, 'Enter a name').max(120, 'At most 120 characters')),
  })
  .and(rightsInput)
export type InvitationInput = z.output<typeof invitationInput>
