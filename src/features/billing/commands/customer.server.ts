import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { NotFound } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { askOnce } from '../../../platform/payments/ask-once.ts'
import type { Asked } from '../../../platform/payments/payments.ts'
import { providerEmail } from '../../../platform/payments/provider-email.ts'
import { contactEmail, contactName } from '../../members/queries/contact.server.ts'
import { members } from '../../members/table.server.ts'
import { isRetired } from './retired-customers.server.ts'

type Needs = Pick<Ctx, 'db' | 'payments' | 'log' | 'clock'>

/** The column that holds the customer id of this environment: real money or not. [INV-021, resolutions B26] */
export const customerColumn = ({ payments }: Pick<Ctx, 'payments'>) =>
  payments.mode === 'live' ? members.stripeId : members.stripeIdTest

/** The provider's customer that is kept for a member, if there is one. */
export async function storedCustomer(
  ctx: Pick<Ctx, 'payments'>,
  db: Db | Tx,
  memberId: string,
): Promise<string | undefined> {
  const [member] = await db
    .select({ customer: customerColumn(ctx) })
    .from(members)
    .where(eq(members.id, memberId))
  return member?.customer ?? undefined
}

/**
 * Whom staff meant with what they made at the provider, if there is such a member; else whoever the customer belongs
 * to.
 */
export const memberMeant = (ctx: Pick<Ctx, 'payments'>, meant: string | undefined, customer: string): SQL =>
  sql`coalesce(
    (select ${members.id} from ${members} where ${members.id} = ${meant ?? null}::uuid),
    (select ${members.id} from ${members} where ${customerColumn(ctx)} = ${customer} limit 1))`

/**
 * The customer that somebody pays as: the member's own; else the one who paid before, unless that is a member by now,
 * whose plans and invoices are another matter, or two have paid as it. Undefined: a new one. [resolutions B22]
 */
export async function payingCustomer(
  ctx: Pick<Ctx, 'db' | 'payments'>,
  memberId: string | null,
  before: string,
): Promise<string | undefined> {
  const own = memberId ? await storedCustomer(ctx, ctx.db, memberId) : undefined
  if (own || before === '') return own
  const taken = await ctx.db.$count(members, eq(customerColumn(ctx), before))
  return taken > 0 || (await isRetired(ctx.db, before)) ? undefined : before
}

/**
 * The provider's customer of a member: the stored one, else a new one of the member's own, in the name of the
 * guardian for a minor. Never looked up by
 * e-mail: families share an address. Throws NotFound for a member who does not exist. [resolutions B22]
 */
export async function customerOf(ctx: Needs, memberId: string): Promise<Asked<string>> {
  const column = customerColumn(ctx)
  const [member] = await ctx.db
    .select({
      customer: column,
      name: contactName(ctx),
      email: contactEmail(ctx),
      version: members.version,
    })
    .from(members)
    .where(eq(members.id, memberId))
  if (!member) throw new NotFound()
  if (member.customer) return { ok: true, value: member.customer }
  const email = providerEmail(member.email.toLowerCase())
  const made = await askOnce(ctx, `customer:${memberId}:${member.version}`, (stripe, once) =>
    stripe.customers.create(
      {
        name: member.name,
        ...(email && { email }),
        metadata: { member_id: memberId },
      },
      once,
    ),
  )
  if (!made.ok) return made
  await ctx.db
    .update(members)
    .set(ctx.payments.mode === 'live' ? { stripeId: made.value.id } : { stripeIdTest: made.value.id })
    .where(and(eq(members.id, memberId), isNull(column)))
  // Somebody may have been faster: the member pays as one.
  return { ok: true, value: (await storedCustomer(ctx, ctx.db, memberId)) ?? made.value.id }
}
