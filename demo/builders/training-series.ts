import {
  seriesCoaches,
  seriesTeams,
  trainingSeries,
} from '../../src/features/trainings/series/table.server.ts'
import { writeSessions } from '../../src/features/trainings/sessions/internal/write-sessions.server.ts'
import { addDays, clubDay, type LocalDate } from '../../src/kernel/dates.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { transact } from '../../src/platform/database/transact.ts'

export type SeriesFacts = Partial<typeof trainingSeries.$inferInsert> & {
  teams: readonly { id: string }[]
  coaches?: readonly { id: string }[]
  /** The first day of its sessions, which may be in the past; today by default. */
  sessionsFrom?: Date
}

/** Adds a series with its sessions: Tuesdays from 20:00 to 21:30, from today for 20 weeks by default. */
export async function aSeries(ctx: Ctx, { teams, coaches = [], sessionsFrom, ...given }: SeriesFacts) {
  const today = clubDay(ctx.clock.now())
  return transact(ctx, async (tx) => {
    const [series] = await tx
      .insert(trainingSeries)
      .values({
        weekday: 2,
        startTime: '20:00',
        endTime: '21:30',
        firstOn: today,
        lastOn: addDays(today, 140),
        ...given,
      })
      .returning()
    if (!series) throw new Error('the series was not added')
    const seriesId = series.id
    await tx.insert(seriesTeams).values(teams.map(({ id }) => ({ seriesId, teamId: id })))
    if (coaches.length > 0)
      await tx.insert(seriesCoaches).values(coaches.map(({ id }) => ({ seriesId, userId: id })))
    const until: LocalDate = addDays(today, 56)
    await writeSessions(tx, { seriesId, now: sessionsFrom ?? ctx.clock.now(), until })
    return series
  })
}
