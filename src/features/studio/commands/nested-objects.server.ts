import type { z } from 'zod'
import type { Actor } from '../../../kernel/actor.ts'
import { Invalid } from '../../../kernel/errors.ts'
import { refused } from '../../../kernel/outcome.ts'
import { may } from '../../../platform/content/access.ts'
import { wordedIssue } from '../../../platform/content/worded-issue.ts'
import type { Ctx } from '../../../platform/context.ts'
import { Rollback } from '../../../platform/database/rollback.ts'
import { saveTrainings } from '../../trainings/commands/save-trainings.server.ts'
import { canEditTrainings } from '../../trainings/policy.ts'
import { trainingsPart } from '../../trainings/schema.ts'
import { saveWeeks } from '../../volunteering/commands/save-weeks.server.ts'
import { writeRota } from '../../volunteering/commands/write-rota.server.ts'
import { rotaWeekContentType } from '../../volunteering/content-type.ts'
import { tooYoungFor } from '../../volunteering/model.ts'
import { canAssignRota } from '../../volunteering/policy.ts'
import { rotaPart, weeksPart } from '../../volunteering/schema.ts'

type Write = (ctx: Ctx, id: string) => Promise<void>

/** A field of an entry that is stored in its own rows. Its command checks permissions itself. */
export type NestedObject = {
  readonly schema: z.ZodType
  readonly mayWrite: (actor: Actor) => boolean
  readonly description: string
  readonly read: (given: unknown) => { write: Write } | { issues: string[] }
}

/**
 * The fields with their own rows, by collection. Stored separately, so that two writers do not overwrite each other.
 */
export const NESTED_OBJECTS: Readonly<Record<string, Readonly<Record<string, NestedObject>>>> = {
  configurations: {
    TrainingsOverrideJson: nestedObject(
      trainingsPart,
      canEditTrainings,
      'Training texts: those that are not listed stay, and those without an id are added.',
      (ctx, { trainings }) => saveTrainings(ctx, trainings),
    ),
    rotas: nestedObject(
      weeksPart,
      (actor) => may(rotaWeekContentType.write, actor),
      'Rota weeks: those that are not listed stay, and those without an id are added.',
      saveWeeks,
    ),
  },
  volunteers: {
    rota: nestedObject(
      rotaPart,
      canAssignRota,
      'The holders of slots; null clears a slot.',
      async (ctx, turns, id) => {
        const written = await writeRota(ctx, id, turns)
        if (written.ok) return
        if (written.reason === 'UNDER_16') throw new Invalid({ rota: [tooYoungFor(written.position)] })
        throw new Rollback(refused('CHANGED', { version: 1 }))
      },
    ),
  },
}

function nestedObject<S extends z.ZodType>(
  schema: S,
  mayWrite: NestedObject['mayWrite'],
  description: string,
  write: (ctx: Ctx, value: z.output<S>, id: string) => Promise<void>,
): NestedObject {
  const read: NestedObject['read'] = (given) => {
    const { success, data, error } = schema.safeParse(given)
    return success ? { write: (ctx, id) => write(ctx, data, id) } : { issues: error.issues.map(wordedIssue) }
  }
  return { schema, mayWrite, description, read }
}
