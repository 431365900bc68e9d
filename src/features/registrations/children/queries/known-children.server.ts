import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { answerTo } from '../../model/registration.ts'
import type { Registration } from '../../queries/registration.server.ts'
import { registrations } from '../../table.server.ts'
import { isSameChild, type ReadChild } from '../model/children-form.ts'

/** After this many days a child may be registered again, for the next season. */
const KNOWN_DAYS = 30

/** An earlier registration of a child, and the child's place in the form. */
export type KnownChild = { at: number; registration: Registration }

/** Finds the children that the same guardian has registered in the last 30 days. */
export async function findKnownChildren(
  { clock }: Pick<Ctx, 'clock'>,
  tx: Tx,
  guardianEmail: string,
  children: readonly Pick<ReadChild, 'name' | 'born'>[],
): Promise<KnownChild[]> {
  const since = new Date(clock.now().getTime() - KNOWN_DAYS * 86_400_000)
  const lately = await tx
    .select()
    .from(registrations)
    .where(
      and(
        eq(sql`lower(${registrations.guardianEmail})`, guardianEmail.toLowerCase()),
        isNotNull(registrations.submittedAt),
        isNull(registrations.removedAt),
        gt(registrations.submittedAt, since),
      ),
    )
  return children.flatMap((child, at) => {
    const registration = lately.find((one) => isSameChild(childOf(one), child))
    return registration ? [{ at, registration }] : []
  })
}

/** The child of a registration: name and birthday. */
export const childOf = ({ name, details }: Pick<Registration, 'name' | 'details'>) => ({
  name,
  born: answerTo(details, 'dob'),
})
