import { z } from 'zod'
import { assignPhotos } from '../../features/photos/commands/assign-photos.server.ts'
import { NOT_TAGGED, TAGGED } from '../../features/photos/model/photo.ts'
import { assignPhotosCall } from '../../features/photos/schema.ts'
import { unreachable } from '../../kernel/outcome.ts'
import { call } from '../call.ts'
import { problem, tooMany } from '../problem.ts'

/** Calls that tag members in photos. */
export const PHOTO_CALLS = [
  call({
    route: 'POST /gdutils/players/assign_photos',
    who: 'members',
    says: 'Tag a member in photos',
    body: assignPhotosCall,
    answer: z.object({ status: z.boolean(), msg: z.string(), added: z.int(), withdrawn: z.int() }),
    headers: { 'cache-control': 'no-store' },
    handle: async (c, { photos, memberSelected: member }) => {
      const assigned = await assignPhotos(c.var.ctx, { photos, member })
      if (assigned.ok) {
        const { name, added, withdrawn } = assigned
        return { status: true, msg: TAGGED(name), added, withdrawn }
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
    },
  }),
]
