import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { may } from '../../../platform/content/access.ts'
import { createEntry, updateEntry } from '../../../platform/content/write.ts'
import type { Ctx } from '../../../platform/context.ts'
import { joining, touch, transact } from '../../../platform/database/transact.ts'
import { rotaWeekContentType } from '../content-type.ts'
import { rotaWeeks } from '../table.server.ts'

type Week = { id?: string | undefined; name: string; date: string }

/**
 * Saves the rota weeks of the configuration in one transaction: changed weeks are updated, weeks without an id are
 * added, and weeks that are not listed are kept. Throws Forbidden unless the actor is an administrator, NotFound for an
 * unknown week, Invalid for a day on which another week begins.
 */
export async function saveWeeks(ctx: Ctx, weeks: readonly Week[]): Promise<void> {
  if (!may(rotaWeekContentType.write, ctx.actor)) throw new Forbidden()
  await transact(ctx, async (tx) => {
    const joined = joining(ctx, tx)
    const stored = new Map((await tx.select().from(rotaWeeks)).map((week) => [week.id, week]))
    for (const { id, ...week } of weeks) {
      if (id === undefined) {
        await createEntry(joined, rotaWeekContentType, week)
        continue
      }
      const now = stored.get(id)
      if (!now) throw new NotFound('There is no such week')
      if (now.name !== week.name || now.startsOn !== week.date)
        await updateEntry(joined, rotaWeekContentType, id, week)
    }
    await touch(tx, 'configurations')
  })
}
