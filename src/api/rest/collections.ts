import type { Context, Hono } from 'hono'
import { NotFound } from '../../kernel/errors.ts'
import type { ContentType } from '../../platform/content/content-type.ts'
import { listQueryOfUrl } from '../../platform/content/convention.ts'
import { countList, isFieldFor, readList, readOne } from '../../platform/content/read.ts'
import type { Registry } from '../../platform/content/registry.ts'
import type { Ctx } from '../../platform/context.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import type { PageCache } from '../../platform/page-cache/page-cache.ts'
import { isAnonymous, keptAnswer, respond } from '../answer-cache.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** Reads of every content type: list, count and one. Mount after the named calls. [SYS-005, API-064] */
export function mountCollections(app: Hono<HttpEnv>, registry: Registry, cache: PageCache): void {
  for (const entry of registry.entries) {
    const path = `/${entry.collection}`
    app.get(path, (c) =>
      answer(c, cache, (ctx) => readList(ctx, registry, entry, listQuery(c, entry, registry))),
    )
    app.get(`${path}/count`, (c) =>
      answer(c, cache, async (ctx) =>
        String(await countList(ctx, registry, entry, listQuery(c, entry, registry))),
      ),
    )
    app.get(`${path}/:id`, (c) =>
      answer(c, cache, async (ctx) => {
        const found = await readOne(ctx, registry, entry, c.req.param('id'))
        if (found === undefined) throw new NotFound()
        return found
      }),
    )
  }
}

async function answer(
  c: Context<HttpEnv>,
  cache: PageCache,
  make: (ctx: Ctx) => Promise<string>,
): Promise<Response> {
  if (!isAnonymous(c)) return json(c, await make(c.var.ctx))
  return keptAnswer(c, cache, addressOf(c), async (ctx) => ({
    text: await make(ctx),
    type: JSON_TYPE,
    status: 200,
    keep: true,
  }))
}

/** Sends JSON text as it came from the database. */
export const json = (
  c: Context<HttpEnv>,
  text: string,
  status = 200,
  headers: Record<string, string> = {},
): Promise<Response> => respond(c, { text, type: JSON_TYPE, status }, headers)

const listQuery = (c: Context<HttpEnv>, entry: ContentType, registry: Registry) =>
  listQueryOfUrl(keepQuery(c), isFieldFor(registry, entry, c.var.ctx))

function keepQuery(c: Context<HttpEnv>): URLSearchParams {
  const at = c.req.url.indexOf('?')
  return new URLSearchParams(at < 0 ? '' : c.req.url.slice(at))
}

const addressOf = (c: Context<HttpEnv>): string => `GET ${c.req.path}?${keepQuery(c)}`
