import { SYSTEM } from '../../../kernel/actor.ts'
import type { Ctx } from '../../../platform/context.ts'
import { touch, transact } from '../../../platform/database/transact.ts'
import { updateSlugsForAge } from '../internal/member-slugs.server.ts'
import { sightIn } from '../queries/visibility.server.ts'

/** Removes surnames from the page addresses of all minors, after a team has become a youth team. */
export async function hideSurnamesOfMinors(ctx: Pick<Ctx, 'db' | 'pages' | 'clock'>): Promise<void> {
  await transact(ctx, async (tx) => {
    const changed = await updateSlugsForAge(tx, sightIn({ ...ctx, actor: SYSTEM }))
    if (changed > 0) await touch(tx, 'members')
  })
}
