import { and, eq, lte, sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/database.ts'
import { ticketTypes } from '../table.server.ts'

type OfType = { typeId: string }

/**
 * Takes a place for each ticket, one statement a ticket type, which changes nothing when there are too few. All
 * transactions take types in the same order, so that they cannot deadlock. Returns the first type with too few places;
 * the caller then rolls back.
 */
export async function takePlaces(tx: Tx, tickets: readonly OfType[]): Promise<string | undefined> {
  for (const [typeId, places] of counted(tickets)) {
    const taken = sql`${ticketTypes.taken} + ${places}::int`
    const [type] = await tx
      .update(ticketTypes)
      .set({ taken })
      .where(and(eq(ticketTypes.id, typeId), lte(taken, ticketTypes.places)))
      .returning({ id: ticketTypes.id })
    if (!type) return typeId
  }
  return undefined
}

/** Returns the places of these tickets. */
export async function returnPlaces(tx: Tx, tickets: readonly OfType[]): Promise<void> {
  for (const [typeId, places] of counted(tickets)) {
    await tx
      .update(ticketTypes)
      .set({ taken: sql`${ticketTypes.taken} - ${places}::int` })
      .where(eq(ticketTypes.id, typeId))
  }
}

/** Counts the tickets of each type, in the common order of types. */
function counted(tickets: readonly OfType[]): [string, number][] {
  const many = new Map<string, number>()
  for (const { typeId } of tickets) many.set(typeId, (many.get(typeId) ?? 0) + 1)
  return [...many].sort(([a], [b]) => (a < b ? -1 : 1))
}
