import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { Forbidden } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { holdsWords } from '../../../../platform/database/folding.ts'
import { users } from '../../../accounts/table.server.ts'
import { members } from '../../../members/table.server.ts'
import { canManageRegistrations } from '../../policy.ts'
import { registrations } from '../../table.server.ts'
import type { PaymentState, Status } from '../model/registration-row.ts'
import type { AdminSearch } from '../schema.ts'

/** Throws Forbidden unless the actor is an administrator. */
export function requireManager({ actor }: Pick<Ctx, 'actor'>): void {
  if (!canManageRegistrations(actor)) throw new Forbidden()
}

/** Submitted and not removed. Staff cannot see drafts. [resolutions B24, C07] */
export const isSubmitted = and(isNotNull(registrations.submittedAt), isNull(registrations.removedAt))

/** The rule of `isVolunteer` in SQL. [resolutions B12] */
const volunteers = sql<boolean>`${registrations.questions} @> '[{"id":"applies_to_you","value":"other"}]'::jsonb`

/** Whether the registration fee is due. */
export const isUnpaid = and(eq(registrations.registrationPaid, false), sql`not ${volunteers}`)

/** The state of a registration; needs it joined with its member and the member's account. */
export const status = sql<Status>`case
  when ${registrations.memberId} is null then 'new'
  when not ${members.active} then 'inactive'
  when coalesce(${users.emailVerified}, false) then 'active'
  else 'assigned' end`

export const payment = sql<PaymentState>`case
  when ${volunteers} then 'free'
  when not ${registrations.registrationPaid} then 'unpaid'
  when ${registrations.subscriptionPaid} then 'subscription'
  else 'registration' end`

/** The date of birth in the registration, or null. */
export const bornOn = sql<
  string | null
>`jsonb_path_query_first(${registrations.details}, '$[*] ? (@.id == "dob")') ->> 'value'`

/** Matches every word in name or e-mail, ignoring case and accents. */
export const holds = (text = ''): SQL | undefined =>
  holdsWords(text, registrations.nameKey, registrations.emailKey)

type Filters = Pick<AdminSearch, 'q' | 'status' | 'payment'>

/** The condition for the search and filters of the list. */
export const found = (search: Filters): SQL | undefined =>
  and(
    isSubmitted,
    holds(search.q),
    search.status && sql`${status} = ${search.status}`,
    search.payment && sql`${payment} = ${search.payment}`,
  )
