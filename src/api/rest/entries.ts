import { z } from 'zod'
import { registry } from '../../content-types.ts'
import { writeMany } from '../../features/studio/commands/write-document.server.ts'
import { isId } from '../../kernel/ids.ts'
import { COMMON_PROBLEMS, call } from '../call.ts'
import { NOT_KEPT } from '../no-store.ts'
import { problem } from '../problem.ts'

/** Enough for all members of a club. */
const MOST = 500

const id = z.string().refine(isId, 'This is not an id')
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
 * The specification's update call: an object type, one or more ids, and the fields to change. Permissions are checked
 * for each entry, as in the collection's calls. Several entries are written in one transaction, all or none. [API-043,
 * resolutions A05]
 */
export const ENTRY_CALLS = [
  call({
    route: 'PUT /entries',
    who: 'users',
    says: 'Change fields of one or more members, positions or the configuration, all or none',
    body: updateCall,
    answer: z.object({ status: z.boolean(), msg: z.string(), ids: z.array(z.string()) }),
    headers: NOT_KEPT,
    problems: [...COMMON_PROBLEMS, '409'],
    handle: async (c, { type, id: ids, data }) => {
      const written = await writeMany(c.var.ctx, registry.get(type), ids, data)
      if (!written.ok) return problem(c, 409, CHANGED, { reason: written.reason })
      return { status: true, msg: 'Updated!', ids: written.ids }
    },
  }),
]
