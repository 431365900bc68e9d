import type { Hono } from 'hono'
import { saveTrainings } from '../../features/trainings/commands/save-training.server.ts'
import { TRAINING_UPDATED } from '../../features/trainings/model.ts'
import { trainingsCall } from '../../features/trainings/schema.ts'
import { hasRole } from '../../kernel/actor.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { invalidInput } from '../problem.ts'

/**
 * Coaches write the training times into the configuration, and nothing else of it; what else it holds is written by
 * administrators, through the collection. Mount before the collections. [TRN-011, TRN-012]
 */
export function mountTrainings(app: Hono<HttpEnv>): void {
  app.put('/configurations/:id', async (c, next) => {
    const body: unknown = await c.req.raw
      .clone()
      .json()
      .catch(() => undefined)
    if (!isAboutTrainings(body) && hasRole(c.var.ctx.actor, 'administrator')) return next()
    const call = trainingsCall.safeParse(body)
    if (!call.success) return invalidInput(c, call.error)
    await saveTrainings(c.var.ctx, call.data.TrainingsOverrideJson.trainings)
    return c.json({ status: true, msg: TRAINING_UPDATED }, 200, { 'cache-control': 'private, no-store' })
  })
}

const isAboutTrainings = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'TrainingsOverrideJson' in body
