import type { Hono } from 'hono'
import { assignPhotos } from '../../features/photos/commands/assign-photos.server.ts'
import { NOT_TAGGED, TAGGED } from '../../features/photos/model/photo.ts'
import { assignPhotosCall } from '../../features/photos/schema.ts'
import { unreachable } from '../../kernel/outcome.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { invalidInput, problem, tooMany } from '../problem.ts'

/** Tags members in photographs. Mount before the collections. [API-048] */
export function mountPhotos(app: Hono<HttpEnv>): void {
  app.post('/gdutils/players/assign_photos', async (c) => {
    const input = assignPhotosCall.safeParse(await c.req.json().catch(() => undefined))
    if (!input.success) return invalidInput(c, input.error)
    const { photos, memberSelected: member } = input.data
    const assigned = await assignPhotos(c.var.ctx, { photos, member })
    if (assigned.ok) {
      const { name, added, withdrawn } = assigned
      return c.json({ status: true, msg: TAGGED(name), added, withdrawn }, 200, {
        'cache-control': 'no-store',
      })
    }
    const { reason } = assigned
    switch (reason) {
      case 'NO_MEMBER':
      case 'NO_PHOTO':
        return problem(c, 422, NOT_TAGGED, { reason })
      case 'TOO_MANY':
        return tooMany(c, NOT_TAGGED, assigned)
      default:
        return unreachable(reason)
    }
  })
}
