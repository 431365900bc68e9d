import type { Hono } from 'hono'
import { z } from 'zod'
import { writeMany } from '../../features/studio/commands/write-document.server.ts'
import { isId } from '../../kernel/ids.ts'
import type { Registry } from '../../platform/content/registry.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { NOT_KEPT } from '../no-store.ts'
import { invalidInput, problem } from '../problem.ts'

/** Enough for all members of a club. */
const MOST = 500

const id = z.string().refine(isId, 'This is no id')
const updateCall = z.strictObject({
  type: z.enum(['configurations', 'volunteers', 'members']),
  id: z.union([id.transform((one) => [one]), z.array(id).min(1).max(MOST, `At most ${MOST} at once`)], {
    error: 'Give an id, or a list of ids',
  }),
  data: z
    .record(z.string(), z.unknown(), 'Give the fields to change')
    .refine((fields) => Object.keys(fields).length > 0, 'Give the fields to change'),
})

const CHANGED = 'Another user has changed one of these since you opened it. Nothing was saved.'

/**
 * The update call of the specification: object type, one or many ids, and the fields to change. Permissions are
 * checked for each entry, as in the calls of the collections; of many entries all are written or none. [API-043,
 * resolutions A05]
 */
export function mountEntries(app: Hono<HttpEnv>, registry: Registry): void {
  app.put('/entries', async (c) => {
    const call = updateCall.safeParse(await c.req.json().catch(() => undefined))
    if (!call.success) return invalidInput(c, call.error)
    const { type, id: ids, data } = call.data
    const written = await writeMany(c.var.ctx, registry.get(type), ids, data)
    if (!written.ok) return problem(c, 409, CHANGED, { reason: written.reason })
    return c.json({ status: true, msg: 'Updated!', ids: written.ids }, 200, NOT_KEPT)
  })
}
