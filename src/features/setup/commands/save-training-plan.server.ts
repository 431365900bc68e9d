import { Forbidden } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { createEntryIn, updateEntry } from '../../../platform/content/write.ts'
import type { Ctx } from '../../../platform/context.ts'
import { Rollback, rollingBack } from '../../../platform/database/rollback.ts'
import { joining, transact } from '../../../platform/database/transact.ts'
import { canManageClub } from '../../club/policy.ts'
import { teams } from '../../teams/table.server.ts'
import { addTraining } from '../../trainings/commands/add-training.server.ts'
import { venueContentType } from '../../trainings/content-type.ts'
import { venues } from '../../trainings/table.server.ts'
import { textOfSlots } from '../model/times.ts'
import type { TrainingPlan } from '../schema.ts'

/** HAS_TIMES: someone has meanwhile added times for the team in this row. */
export type SaveTrainingPlan = Outcome<object, { reason: 'HAS_TIMES'; row: number }>

/**
 * Saves the halls and publishes the training times of teams that have none, in one transaction. Throws Forbidden unless
 * the caller is an administrator.
 */
export async function saveTrainingPlan(ctx: Ctx, { halls, slots }: TrainingPlan): Promise<SaveTrainingPlan> {
  if (!canManageClub(ctx.actor)) throw new Forbidden()
  return rollingBack<SaveTrainingPlan>(() =>
    transact(ctx, async (tx) => {
      const joined = joining(ctx, tx)
      await saveHalls(joined, halls)
      const known = await tx.select({ id: teams.id, name: teams.name }).from(teams).orderBy(teams.position)
      for (const { id, name } of known) {
        const ofTeam = slots.filter(({ team, day }) => team === id && day)
        if (ofTeam.length === 0) continue
        const added = await addTraining(joined, { team: id, label: name, value: textOfSlots(ofTeam) })
        if (!added.ok)
          throw new Rollback(refused('HAS_TIMES', { row: slots.findIndex(({ team }) => team === id) }))
      }
      return done()
    }),
  )
}

async function saveHalls(ctx: Ctx, halls: TrainingPlan['halls']): Promise<void> {
  const stored = await ctx.db
    .select({ id: venues.id, name: venues.name, address: venues.address, position: venues.position })
    .from(venues)
  let position = Math.max(-1, ...stored.map((hall) => hall.position))
  for (const { id, name, address } of halls.filter((hall) => hall.name !== '')) {
    const before = stored.find((hall) => hall.id === id)
    if (!before) {
      position += 1
      const entry = { Name: name, Address: address, GoogleUrl: mapOf(name, address), position }
      await transact(ctx, (tx) => createEntryIn(tx, ctx, venueContentType, entry))
    } else if (before.name !== name || before.address !== address)
      await updateEntry(ctx, venueContentType, id, { Name: name, Address: address })
  }
}

/** Links to a map search, because only the address is known. */
const mapOf = (name: string, address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name} ${address}`.trim())}`
