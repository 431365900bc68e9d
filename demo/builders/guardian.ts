import { guardians } from '../../src/features/members/family/table.server.ts'
import type { Ctx } from '../../src/platform/context.ts'

/** Makes an account the guardian of a child, the first one unless you say otherwise. */
export async function aGuardian(
  { db }: Pick<Ctx, 'db'>,
  user: { id: string },
  child: { id: string },
  place: 1 | 2 = 1,
): Promise<void> {
  await db.insert(guardians).values({ memberId: child.id, userId: user.id, place })
}
