import type { Context, Hono } from 'hono'
import { writeDocument } from '../../features/studio/commands/write-document.server.ts'
import { type Outcome, unreachable } from '../../kernel/outcome.ts'
import { may } from '../../platform/content/access.ts'
import type { ContentType } from '../../platform/content/content-type.ts'
import { readOne } from '../../platform/content/read.ts'
import type { Registry } from '../../platform/content/registry.ts'
import { restoreRevision, revisionsOf } from '../../platform/content/revisions.ts'
import { type Changed, createEntry, deleteEntry, type Saved } from '../../platform/content/write.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { problem } from '../problem.ts'
import { json } from './collections.ts'

const CHANGED = 'Another user has changed this since you opened it'

/**
 * Writes of every content type. The answer is the entry as its writer reads it, with its version as the ETag. A write
 * may name the version it is based on, in the body or as If-Match. [API-042, API-043, resolutions A05, E22]
 */
export function mountWrites(app: Hono<HttpEnv>, registry: Registry): void {
  for (const entry of registry.entries) {
    const path = `/${entry.collection}` as const
    app.post(path, async (c) => {
      const body = await bodyOf(c)
      if (!body) return notJson(c)
      return saved(c, registry, entry, await createEntry(c.var.ctx, entry, body.value), 201)
    })
    app.put(`${path}/:id`, async (c) => {
      const body = await bodyOf(c)
      if (!body) return notJson(c)
      const version = versionIn(c.req.header('if-match'))
      const outcome = await writeDocument(c.var.ctx, entry, c.req.param('id'), body.value, { version })
      return updated(c, registry, entry, outcome)
    })
    app.delete(`${path}/:id`, async (c) => {
      const outcome = await deleteEntry(c.var.ctx, entry, c.req.param('id'))
      if (outcome.ok) return c.json({ _id: outcome.id, id: outcome.id })
      return problem(c, 409, 'Other entries still need this one', { reason: outcome.reason })
    })
    app.get(`${path}/:id/revisions`, async (c) =>
      c.json(await revisionsOf(c.var.ctx, entry, c.req.param('id')), 200, {
        'cache-control': 'private, no-store',
      }),
    )
    app.post(`${path}/:id/revisions/:version/restore`, async (c) => {
      const version = Number(c.req.param('version'))
      return updated(c, registry, entry, await restoreRevision(c.var.ctx, entry, c.req.param('id'), version))
    })
  }
}

function updated(
  c: Context<HttpEnv>,
  registry: Registry,
  entry: ContentType,
  outcome: Outcome<Saved, Changed>,
) {
  if (outcome.ok) return saved(c, registry, entry, outcome, 200)
  switch (outcome.reason) {
    case 'CHANGED':
      return problem(c, 409, CHANGED, { reason: outcome.reason, version: outcome.version })
    default:
      return unreachable(outcome.reason)
  }
}

/** The entry as its writer reads it; only its id when they may write but not read it. */
async function saved(
  c: Context<HttpEnv>,
  registry: Registry,
  entry: ContentType,
  { id, version }: Saved,
  status: 200 | 201,
): Promise<Response> {
  const { ctx } = c.var
  const text = may(entry.read, ctx.actor) ? await readOne(ctx, registry, entry, id) : undefined
  return json(c, text ?? JSON.stringify({ _id: id, id }), status, { etag: `"${version}"` })
}

/** The version of `If-Match: "3"`. Other tags never match; without the header there is no condition. */
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
