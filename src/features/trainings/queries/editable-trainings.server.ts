import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import { users } from '../../accounts/table.server.ts'
import { teams } from '../../teams/table.server.ts'
import { editableBy, isOwnTeam } from '../internal/editable-by.server.ts'
import type { EditableTraining } from '../model/training.ts'
import { canEditTrainings } from '../policy.ts'
import { trainings } from '../table.server.ts'
import { shownText } from './trainings.server.ts'

type Reads = Pick<Ctx, 'db' | 'actor'>
type TeamName = { id: string; name: string }

/**
 * Lists the training times that the caller may edit, as visitors see them, and the caller's active teams without any.
 * Throws Forbidden unless the caller may edit training times.
 */
export async function listEditableTrainings({
  db,
  actor,
}: Reads): Promise<{ trainings: EditableTraining[]; withoutTimes: TeamName[] }> {
  if (!canEditTrainings(actor)) throw new Forbidden()
  const [found, withoutTimes] = await Promise.all([
    db
      .select({
        id: trainings.id,
        label: trainings.label,
        value: shownText,
        standard: trainings.defaultValue,
        unseen: sql<string>`case when ${trainings.showsStandard} then ${trainings.value} else '' end`,
        version: trainings.version,
        updatedAt: trainings.updatedAt,
        owner: users.name,
      })
      .from(trainings)
      .leftJoin(teams, eq(teams.id, trainings.teamId))
      .leftJoin(users, eq(users.id, trainings.ownerId))
      .where(editableBy(actor))
      .orderBy(asc(trainings.position), asc(trainings.label)),
    db
      .select({ id: teams.id, name: teams.name })
      .from(teams)
      .leftJoin(trainings, eq(trainings.teamId, teams.id))
      .where(and(isNull(trainings.id), isOwnTeam(actor)))
      .orderBy(asc(teams.position), asc(teams.name)),
  ])
  return { trainings: found, withoutTimes }
}
