import { guardians } from '../../src/features/members/family/table.server.ts'
import type { Ctx } from '../../src/platform/context.ts'

/** Makes an account the first guardian of a child by default. */
export async function aGuardian(
  { db }: Pick<Ctx, 'db'>,
  user: { id: string },
  child: { id: string },
  place: 1 | 2 = 1,
): Promise<void> {
  await db.insert(guardians).values({ memberId: child.id, userId: user.id, place })
}
