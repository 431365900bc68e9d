import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { Forbidden } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { canOrganise } from '../../policy.ts'
import { AUDIENCE_STATUSES, AUDIENCES, type Audience } from '../model/message.ts'
import { bookings, eventMessages } from '../table.server.ts'

/** A payer, with the booking that the message links to. */
export type Recipient = { bookingId: string; name: string; email: string }

/**
 * Lists the payers of an audience by name, one for each address. Of several bookings of a payer, a booked one comes
 * first. Erased payers have no address.
 */
export async function recipientsOf(db: Db | Tx, eventId: string, audience: Audience): Promise<Recipient[]> {
  const address = sql<string>`lower(${bookings.email})`
  const found = await db
    .selectDistinctOn([address], { bookingId: bookings.id, name: bookings.name, email: bookings.email })
    .from(bookings)
    .where(
      and(
        eq(bookings.eventId, eventId),
        inArray(bookings.status, [...AUDIENCE_STATUSES[audience]]),
        ne(bookings.email, ''),
      ),
    )
    .orderBy(address, desc(sql`${bookings.status} = 'booked'`), desc(bookings.id))
  return found.sort((a, b) => a.name.localeCompare(b.name))
}

type Reads = Pick<Ctx, 'db' | 'actor'>
export type SentMessage = { id: string; audience: Audience; subject: string; people: number; sentAt: Date }

/** Counts the payers of each audience, and lists the earlier messages. Throws Forbidden unless the actor organises. */
export async function messagesOf({ db, actor }: Reads, eventId: string) {
  if (!canOrganise(actor)) throw new Forbidden()
  const counts: { audience: Audience; people: number }[] = []
  for (const audience of AUDIENCES)
    counts.push({ audience, people: (await recipientsOf(db, eventId, audience)).length })
  const { id, audience, subject, people, sentAt } = eventMessages
  const sent: SentMessage[] = await db
    .select({ id, audience, subject, people, sentAt })
    .from(eventMessages)
    .where(eq(eventMessages.eventId, eventId))
    .orderBy(desc(sentAt))
  return { counts, sent }
}
