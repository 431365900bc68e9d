import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import { holdsWords } from '../../../platform/database/folding.ts'
import { users } from '../../accounts/table.server.ts'
import { members } from '../../members/table.server.ts'
import type { PaymentState, Status } from '../model/registration-row.ts'
import { canManageRegistrations } from '../policy.ts'
import type { AdminSearch } from '../schema.ts'
import { registrations } from '../table.server.ts'

/** Throws Forbidden to everybody but administrators. */
export function demandManager({ actor }: Pick<Ctx, 'actor'>): void {
  if (!canManageRegistrations(actor)) throw new Forbidden()
}

/** Submitted and not removed: drafts belong to whoever fills them in. [resolutions B24, C07] */
export const handedIn = and(isNotNull(registrations.submittedAt), isNull(registrations.removedAt))

/** `isVolunteer` of model.ts, in SQL. [resolutions B12] */
const volunteers = sql<boolean>`${registrations.questions} @> '[{"id":"applies_to_you","value":"other"}]'::jsonb`

/** Owes the registration fee. */
export const isUnpaid = and(eq(registrations.registrationPaid, false), sql`not ${volunteers}`)

/** Stand on registrations joined with their member and the member's account. */
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

/** The date of birth that was given; null for none. */
export const bornOn = sql<
  string | null
>`jsonb_path_query_first(${registrations.details}, '$[*] ? (@.id == "dob")') ->> 'value'`

/** Name or e-mail hold every one of the words, whatever their accents. */
export const holds = (text = ''): SQL | undefined =>
  holdsWords(text, registrations.nameKey, registrations.emailKey)

type Filters = Pick<AdminSearch, 'q' | 'status' | 'payment'>

/** What a search of the table finds. */
export const found = (asked: Filters): SQL | undefined =>
  and(
    handedIn,
    holds(asked.q),
    asked.status && sql`${status} = ${asked.status}`,
    asked.payment && sql`${payment} = ${asked.payment}`,
  )
