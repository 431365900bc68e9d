import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import { coachedTeams } from '../../../kernel/actor.ts'
import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import { users } from '../../accounts/table.server.ts'
import { configurations } from '../../content/table.server.ts'
import { teams } from '../../teams/table.server.ts'
import type { EditableTraining } from '../model/training.ts'
import { canEditTrainings } from '../policy.ts'
import { trainings } from '../table.server.ts'

type Reads = Pick<Ctx, 'db' | 'actor'>

/**
 * The training times that the caller may edit, of active teams, and whether visitors read them yet. Throws Forbidden.
 * [TRN-008, TRN-012]
 */
export async function listEditableTrainings({
  db,
  actor,
}: Reads): Promise<{ trainings: EditableTraining[]; shown: boolean }> {
  if (!canEditTrainings(actor)) throw new Forbidden()
  const own = coachedTeams(actor)
  const isOwn =
    own === 'all'
      ? undefined
      : inArray(
          teams.id,
          own.map(({ id }) => id),
        )
  const [configuration] = await db.select({ shown: configurations.trainingsOverride }).from(configurations)
  const found = await db
    .select({
      id: trainings.id,
      label: trainings.label,
      value: trainings.value,
      standard: trainings.defaultValue,
      version: trainings.version,
      updatedAt: trainings.updatedAt,
      owner: users.name,
    })
    .from(trainings)
    .leftJoin(teams, eq(teams.id, trainings.teamId))
    .leftJoin(users, eq(users.id, trainings.ownerId))
    .where(or(isNull(trainings.teamId), and(eq(teams.active, true), isOwn)))
    .orderBy(asc(trainings.position), asc(trainings.label))
  return {
    trainings: found.map(({ standard, ...training }) => ({ ...training, value: training.value || standard })),
    shown: configuration?.shown ?? false,
  }
}
