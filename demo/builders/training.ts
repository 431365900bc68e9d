import { trainings } from '../../src/features/trainings/table.server.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { touchEntry, transact } from '../../src/platform/database/transact.ts'

type Facts = Partial<Omit<typeof trainings.$inferInsert, 'teamId'>> & { team?: { id: string; name: string } }

/** Adds a team's training times: Tuesdays at eight by default, not changed by a coach. */
export async function aTraining(ctx: Ctx, { team, ...given }: Facts = {}) {
  return transact(ctx, async (tx) => {
    const [training] = await tx
      .insert(trainings)
      .values({
        label: team?.name ?? 'Men 1',
        teamId: team?.id ?? null,
        defaultValue: '<p>Tuesday 20:00 to 21:30</p>',
        ...given,
      })
      .returning()
    if (!training) throw new Error('the training was not added')
    await touchEntry(tx, 'trainings', training.id)
    return training
  })
}
