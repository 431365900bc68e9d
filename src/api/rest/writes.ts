import type { Context } from 'hono'
import { registry } from '../../content-types.ts'
import { writeDocument } from '../../features/studio/commands/write-document.server.ts'
import { type Outcome, unreachable } from '../../kernel/outcome.ts'
import { editorsOf, may } from '../../platform/content/access.ts'
import type { ContentType } from '../../platform/content/content-type.ts'
import { readOne } from '../../platform/content/read.ts'
import { restoreRevision, revisionsOf } from '../../platform/content/revisions.ts'
import { type Changed, createEntry, deleteEntry, type Saved } from '../../platform/content/write.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { type Call, call, idOf } from '../call.ts'
import { NOT_KEPT } from '../no-store.ts'
import { ref } from '../openapi/json-schema.ts'
import { problem } from '../problem.ts'
import { json } from './collections.ts'

const CHANGED = 'Another user has changed this since you opened it'

const WRITE_PROBLEMS = ['400', '401', '403', '422'] as const
const REVISION = { who: ['administrator'], problems: ['401', '403', '404'] } as const

/**
 * Declares the write calls of a content type. They return the entry as its writer may read it, with its version as
 * ETag. A client can name the version it edited, in the body or as If-Match; a newer version refuses the write.
 */
export function writeCalls(contentType: ContentType): Call[] {
  const { collection, type, many: tag } = contentType
  const one = contentType.one.toLowerCase()
  return [
    call({
      route: `POST /${collection}`,
      who: contentType.create ?? contentType.write,
      says: `Create one ${one}`,
      tag,
      body: ref(`${type}Input`),
      answer: ref(type),
      status: 201,
      problems: WRITE_PROBLEMS,
      handle: async (c) => {
        const body = await bodyOf(c)
        if (!body) return notJson(c)
        return saved(c, contentType, await createEntry(c.var.ctx, contentType, body.value), 201)
      },
    }),
    call({
      route: `PUT /${collection}/:id`,
      who: contentType.own ? 'users' : editorsOf(contentType),
      says: `Change fields of one ${one}`,
      tag,
      body: ref(`${type}Input`),
      parameters: [{ name: 'If-Match', in: 'header', schema: { type: 'string' }, example: '"3"' }],
      answer: ref(type),
      problems: ['400', '401', '403', '404', '409', '422'],
      handle: async (c) => {
        const body = await bodyOf(c)
        if (!body) return notJson(c)
        const version = versionIn(c.req.header('if-match'))
        return updated(
          c,
          contentType,
          await writeDocument(c.var.ctx, contentType, idOf(c), body.value, { version }),
        )
      },
    }),
    call({
      route: `DELETE /${collection}/:id`,
      who: contentType.remove ?? contentType.write,
      says: `Delete one ${one}`,
      tag,
      answer: ref('Deleted'),
      problems: ['401', '403', '404', '409'],
      handle: async (c) => {
        const outcome = await deleteEntry(c.var.ctx, contentType, idOf(c))
        if (outcome.ok) return c.json({ _id: outcome.id, id: outcome.id })
        return problem(c, 409, 'Other entries still depend on this one', { reason: outcome.reason })
      },
    }),
    call({
      ...REVISION,
      route: `GET /${collection}/:id/revisions`,
      says: `The versions of one ${one}`,
      tag,
      answer: { type: 'array', items: ref('Revision') },
      handle: async (c) => c.json(await revisionsOf(c.var.ctx, contentType, idOf(c)), 200, NOT_KEPT),
    }),
    call({
      ...REVISION,
      route: `POST /${collection}/:id/revisions/:version/restore`,
      says: `Restore a version of one ${one}`,
      tag,
      answer: ref(type),
      handle: async (c) =>
        updated(
          c,
          contentType,
          await restoreRevision(c.var.ctx, contentType, idOf(c), Number(c.req.param('version'))),
        ),
    }),
  ]
}

function updated(c: Context<HttpEnv>, contentType: ContentType, outcome: Outcome<Saved, Changed>) {
  if (outcome.ok) return saved(c, contentType, outcome, 200)
  switch (outcome.reason) {
    case 'CHANGED':
      return problem(c, 409, CHANGED, { reason: outcome.reason, version: outcome.version })
    default:
      return unreachable(outcome.reason)
  }
}

/** Returns the entry as its writer may read it, or only its id if they may not read it. */
async function saved(
  c: Context<HttpEnv>,
  contentType: ContentType,
  { id, version }: Saved,
  status: 200 | 201,
): Promise<Response> {
  const { ctx } = c.var
  const text = may(contentType.read, ctx.actor) ? await readOne(ctx, registry, contentType, id) : undefined
  return json(c, text ?? JSON.stringify({ _id: id, id }), status, { etag: `"${version}"` })
}

/**
 * Reads the version from `If-Match: "3"`. Returns undefined without the header, and a version that never matches for
 * any other ETag.
 */
function versionIn(header: string | undefined): number | undefined {
  if (header === undefined || header.trim() === '*') return undefined
  return Number(/^\s*"(\d{1,9})"\s*$/.exec(header)?.[1] ?? 0)
}

/** The JSON of a request; undefined when it is not JSON. */
async function bodyOf(c: Context<HttpEnv>): Promise<{ value: unknown } | undefined> {
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(c.req.header('content-type') ?? '')) return undefined
  try {
    return { value: await c.req.json() }
  } catch {
    return undefined // the caller answers 400
  }
}

const notJson = (c: Context<HttpEnv>) => problem(c, 400, 'The body must be JSON, sent as application/json')
