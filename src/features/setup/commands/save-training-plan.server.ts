import { addDays, clubDay, type LocalDate } from '../../../kernel/dates.ts'
import { Forbidden } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { createEntryIn, updateEntry } from '../../../platform/content/write.ts'
import type { Ctx } from '../../../platform/context.ts'
import { Rollback, rollingBack } from '../../../platform/database/rollback.ts'
import { joining, transact } from '../../../platform/database/transact.ts'
import { canManageClub } from '../../club/policy.ts'
import { spellingOf } from '../../teams/model.ts'
import { teams } from '../../teams/table.server.ts'
import { addTraining } from '../../trainings/commands/add-training.server.ts'
import { venueContentType } from '../../trainings/content-type.ts'
import { USUAL_QUESTIONS, WEEKDAYS } from '../../trainings/series/model.ts'
import { type SeriesInput, seriesInput } from '../../trainings/series/schema.ts'
import { saveSeries } from '../../trainings/sessions/commands/save-series.server.ts'
import { venues } from '../../trainings/table.server.ts'
import type { TrainingPlan } from '../schema.ts'

/** HAS_TIMES: someone has meanwhile added times for the team in this row. */
export type SaveTrainingPlan = Outcome<object, { reason: 'HAS_TIMES'; row: number }>

/**
 * Saves the halls and adds weekly trainings for teams without training times, in one transaction. Throws Forbidden
 * unless the caller is an administrator.
 */
export async function saveTrainingPlan(ctx: Ctx, { halls, slots }: TrainingPlan): Promise<SaveTrainingPlan> {
  if (!canManageClub(ctx.actor)) throw new Forbidden()
  return rollingBack<SaveTrainingPlan>(() =>
    transact(ctx, async (tx) => {
      const joined = joining(ctx, tx)
      const hallIds = await saveHalls(joined, halls)
      const known = await tx.select({ id: teams.id, name: teams.name }).from(teams).orderBy(teams.position)
      for (const { id, name } of known) {
        const ofTeam = slots.filter(({ team, day }) => team === id && day)
        if (ofTeam.length === 0) continue
        // The text is empty, so that visitors see the weekly trainings.
        const added = await addTraining(joined, { team: id, label: name, value: '' })
        if (!added.ok)
          throw new Rollback(refused('HAS_TIMES', { row: slots.findIndex(({ team }) => team === id) }))
        for (const slot of ofTeam) await saveSeries(joined, seriesOf(slot, hallIds, clubDay(ctx.clock.now())))
      }
      return done()
    }),
  )
}

/** Series last a year; coaches can change their last day later. */
const DAYS_PLANNED = 364

function seriesOf(
  { team, day, from, to, hall }: TrainingPlan['slots'][number],
  halls: readonly Named[],
  today: LocalDate,
): SeriesInput {
  const venue = halls.find(({ name }) => spellingOf(name) === spellingOf(hall))
  return seriesInput.parse({
    teams: [team],
    weekday: (WEEKDAYS as readonly string[]).indexOf(day) + 1,
    startTime: from,
    endTime: to,
    venueId: venue?.id ?? '',
    venueText: venue ? '' : hall,
    firstOn: today,
    lastOn: addDays(today, DAYS_PLANNED),
    ...USUAL_QUESTIONS,
  })
}

type Named = { id: string; name: string }

/** Saves new and changed halls. Returns all halls. */
async function saveHalls(ctx: Ctx, halls: TrainingPlan['halls']): Promise<Named[]> {
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
  return ctx.db.select({ id: venues.id, name: venues.name }).from(venues).orderBy(venues.position)
}

/** Links to a map search, because only the address is known. */
const mapOf = (name: string, address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name} ${address}`.trim())}`
