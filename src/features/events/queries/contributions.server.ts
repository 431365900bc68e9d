import { inArray } from 'drizzle-orm'
import { isMember } from '../../../kernel/actor.ts'
import { type Pence, pence } from '../../../kernel/money.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Payment } from '../../billing/payments/queries/ledger.server.ts'
import { paidPaymentsOf } from '../../billing/payments/queries/ledger.server.ts'
import { members } from '../../members/table.server.ts'
import { raisedBy } from '../model.ts'

export type Contributions = {
  /** Estimated, after card fees and refunds. Only for birthdays. */
  raised: Pence | undefined
  payers: number
  /** The first names of the payers, for members, if the event shows them. [resolutions C05] */
  names: string[] | undefined
}

type Contributable = { id: string; birthday: boolean; showWhoPaid: boolean }

/** Returns the contributions to an event that the reader may see. An amount is never combined with a name. */
export async function contributionsTo(
  ctx: Pick<Ctx, 'db' | 'pages' | 'actor'>,
  event: Contributable,
): Promise<Contributions> {
  const shows = event.showWhoPaid && isMember(ctx.actor)
  if (!event.birthday && !shows) return { raised: undefined, payers: 0, names: undefined }
  ctx.pages.read(`events/${event.id}`)
  const paid = (await paidPaymentsOf(ctx.db, 'event', [event.id])).filter(counts)
  return {
    raised: event.birthday ? pence(paid.reduce((sum, payment) => sum + raisedBy(payment), 0)) : undefined,
    payers: paid.length,
    names: shows ? await firstNames(ctx, paid) : undefined,
  }
}

/** Lists the logged-in member's payments for an event; empty for everyone else. */
export async function paidByReader(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  eventId: string,
): Promise<{ amount: Pence; paidAt: Date | null }[]> {
  if (actor.kind !== 'user' || !actor.memberId) return []
  const paid = await paidPaymentsOf(db, 'event', [eventId])
  return paid
    .filter((payment) => counts(payment) && payment.memberId === actor.memberId)
    .map(({ amount, paidAt }) => ({ amount, paidAt }))
}

const counts = ({ status, disputed }: Payment) => status === 'paid' && !disputed

async function firstNames({ db }: Pick<Ctx, 'db'>, paid: readonly Payment[]): Promise<string[]> {
  const ids = paid.flatMap(({ memberId }) => memberId ?? [])
  const payers = ids.length
    ? await db
        .select({ id: members.id, firstName: members.firstName })
        .from(members)
        .where(inArray(members.id, ids))
    : []
  const byId = new Map(payers.map(({ id, firstName }) => [id, firstName]))
  return paid.map(({ memberId, payerName }) => byId.get(memberId ?? '') ?? firstWord(payerName))
}

const firstWord = (name: string) => name.trim().split(/\s+/)[0] || 'Someone'
