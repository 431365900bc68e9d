import type { Context } from 'hono'
import type { z } from 'zod'
import { saveTrainings } from '../../features/trainings/commands/save-trainings.server.ts'
import { TRAINING_UPDATED } from '../../features/trainings/model/training.ts'
import { trainingsCall } from '../../features/trainings/schema.ts'
import { writeRota } from '../../features/volunteering/commands/write-rota.server.ts'
import { ROTA_WORDS, tooYoungFor } from '../../features/volunteering/model.ts'
import { rotaCall } from '../../features/volunteering/schema.ts'
import { hasRole } from '../../kernel/actor.ts'
import { Forbidden } from '../../kernel/errors.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { idOf, replace } from '../call.ts'
import { NOT_KEPT } from '../no-store.ts'
import { invalidInput, problem } from '../problem.ts'

const CHANGED =
  'The rota is being changed at this moment. Nothing was saved: read it again and resend your change.'

/**
 * Calls with which coaches change single fields of entries that only administrators may otherwise write: the training
 * times in the configuration, and a position's rota. A request with other fields falls through to the collection's
 * call.
 */
export const COACH_CALLS = [
  replace({
    route: 'PUT /configurations/:id',
    who: ['coach'],
    says: 'Change fields of the configuration; coaches may change only the training times',
    handle: async (c) => {
      const part = await coachPart(c, 'TrainingsOverrideJson', trainingsCall)
      if (!part) return undefined
      if (!part.success) return invalidInput(c, part.error)
      await saveTrainings(c.var.ctx, part.data.TrainingsOverrideJson.trainings)
      return c.json({ status: true, msg: TRAINING_UPDATED }, 200, NOT_KEPT)
    },
  }),
  replace({
    route: 'PUT /volunteers/:id',
    who: ['coach'],
    says: 'Change fields of one position; coaches may change only the rota',
    handle: async (c) => {
      const part = await coachPart(c, 'rota', rotaCall)
      if (!part) return undefined
      if (!part.success) return invalidInput(c, part.error)
      const written = await writeRota(c.var.ctx, idOf(c), part.data.rota)
      if (!written.ok)
        return written.reason === 'UNDER_16'
          ? problem(c, 422, tooYoungFor(written.position), { reason: written.reason })
          : problem(c, 409, CHANGED, { reason: written.reason })
      return c.json({ status: true, msg: ROTA_WORDS.updated, changed: written.changed }, 200, NOT_KEPT)
    },
  }),
]

/** Returns the validated body, or undefined if an administrator also sends other fields. */
async function coachPart<S extends z.ZodType>(c: Context<HttpEnv>, field: string, schema: S) {
  const body: unknown = await c.req.json().catch(() => undefined)
  const fields = typeof body === 'object' && body !== null ? Object.keys(body) : []
  const isAdministrator = hasRole(c.var.ctx.actor, 'administrator')
  if (isAdministrator && !(fields.length === 1 && fields[0] === field)) return undefined
  // Coaches may not write any other field.
  if (!isAdministrator && fields.some((name) => name !== field)) throw new Forbidden()
  return schema.safeParse(body)
}
