import type { Context } from 'hono'
import { registry } from '../../content-types.ts'
import { NotFound } from '../../kernel/errors.ts'
import type { ContentType } from '../../platform/content/content-type.ts'
import { listQueryOfUrl } from '../../platform/content/convention.ts'
import { countList, isFieldFor, readList, readOne } from '../../platform/content/read.ts'
import type { Ctx } from '../../platform/context.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import type { PageCache } from '../../platform/page-cache/page-cache.ts'
import { isAnonymous, keptAnswer, respond } from '../answer-cache.ts'
import { type Call, call, idOf } from '../call.ts'
import { ref } from '../openapi/json-schema.ts'
import { LIST_PARAMETERS } from '../openapi/shared.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** Declares the read calls of a content type: list, count and one entry. */
export function readCalls(contentType: ContentType): Call[] {
  const { collection, read, type } = contentType
  const one = contentType.one.toLowerCase()
  const many = contentType.many.toLowerCase()
  const shared = { who: read, tag: contentType.many }
  return [
    call({
      ...shared,
      route: `GET /${collection}`,
      says: `A list of ${many}`,
      parameters: LIST_PARAMETERS,
      answer: { type: 'array', items: ref(type) },
      problems: ['400', '401', '403'],
      handle: (c, _, { cache }) =>
        answer(c, cache, (ctx) => readList(ctx, registry, contentType, listQuery(c, contentType))),
    }),
    call({
      ...shared,
      route: `GET /${collection}/count`,
      says: `The number of ${many}`,
      parameters: LIST_PARAMETERS.filter(({ name }) => name === 'conditions'),
      answer: { type: 'integer' },
      problems: ['400', '401', '403'],
      handle: (c, _, { cache }) =>
        answer(c, cache, async (ctx) =>
          String(await countList(ctx, registry, contentType, listQuery(c, contentType))),
        ),
    }),
    call({
      ...shared,
      route: `GET /${collection}/:id`,
      says: `One ${one}`,
      answer: ref(type),
      problems: ['401', '403', '404'],
      handle: (c, _, { cache }) =>
        answer(c, cache, async (ctx) => {
          const found = await readOne(ctx, registry, contentType, idOf(c))
          if (found === undefined) throw new NotFound()
          return found
        }),
    }),
  ]
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

/** Sends JSON text from the database unchanged. */
export const json = (
  c: Context<HttpEnv>,
  text: string,
  status = 200,
  headers: Record<string, string> = {},
): Promise<Response> => respond(c, { text, type: JSON_TYPE, status }, headers)

const listQuery = (c: Context<HttpEnv>, contentType: ContentType) =>
  listQueryOfUrl(keepQuery(c), isFieldFor(registry, contentType, c.var.ctx))

function keepQuery(c: Context<HttpEnv>): URLSearchParams {
  const at = c.req.url.indexOf('?')
  return new URLSearchParams(at < 0 ? '' : c.req.url.slice(at))
}

const addressOf = (c: Context<HttpEnv>): string => `GET ${c.req.path}?${keepQuery(c)}`
