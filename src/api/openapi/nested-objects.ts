import { z } from 'zod'
import { canEditTrainings } from '../../features/trainings/policy.ts'
import { trainingsPart } from '../../features/trainings/schema.ts'
import { rotaWeekContentType } from '../../features/volunteering/content-type.ts'
import { canAssignRota } from '../../features/volunteering/policy.ts'
import { rotaPart, weeksPart } from '../../features/volunteering/schema.ts'
import type { Actor } from '../../kernel/actor.ts'
import { may } from '../../platform/content/access.ts'
import type { JsonSchema } from './json-schema.ts'

type Part = { schema: z.ZodType; mayWrite: (actor: Actor) => boolean; about: string }

/** Fields of an entry that are rows of their own, as `writeDocument` takes them. [SYS-071, VOL-013, VOL-031] */
const PARTS: Readonly<Record<string, Readonly<Record<string, Part>>>> = {
  configurations: {
    TrainingsOverrideJson: {
      schema: trainingsPart,
      mayWrite: canEditTrainings,
      about: 'Training texts: those that are not named stay, those without an id are added.',
    },
    rotas: {
      schema: weeksPart,
      mayWrite: (actor) => may(rotaWeekContentType.write, actor),
      about: 'Rota weeks: those that are not named stay, those without an id are added.',
    },
  },
  volunteers: {
    rota: { schema: rotaPart, mayWrite: canAssignRota, about: 'Who does it when; null clears a slot.' },
  },
}

/** Those fields of a collection that this writer may send; all of them without a writer. */
export function ownRowsOf(collection: string, writer?: Actor): Record<string, JsonSchema> {
  const parts = Object.entries(PARTS[collection] ?? {})
  const sent = parts.filter(([, { mayWrite }]) => !writer || mayWrite(writer))
  return Object.fromEntries(sent.map(([name, part]) => [name, schemaOf(part)]))
}

function schemaOf({ schema, about }: Part): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return { ...rest, description: about }
}
