import { Hono } from 'hono'
import { Registry } from '../platform/entries/registry.ts'
import type { HttpEnv } from '../platform/http/env.ts'
import type { PageCache } from '../platform/pagecache/page-cache.ts'
import { CONTENT_TYPES } from './content-types.ts'
import { agree, gate } from './gate.ts'
import { notThere, problemOf } from './problem.ts'
import { mountAccounts } from './rest/accounts.ts'
import { mountCaptcha } from './rest/captcha.ts'
import { mountCollections } from './rest/collections.ts'
import { mountForms } from './rest/forms.ts'
import { mountMembers } from './rest/members.ts'
import { mountWrites } from './rest/writes.ts'

/** The machine doors, all under /api. Each only translates: parse, call the feature, answer. */
export function api(cache: PageCache): Hono<HttpEnv> {
  const calls = new Hono<HttpEnv>()
  const registry = new Registry(CONTENT_TYPES)
  mountCaptcha(calls)
  mountAccounts(calls)
  mountForms(calls)
  mountMembers(calls, registry)
  mountCollections(calls, registry, cache)
  mountWrites(calls, registry)
  agree(calls)

  const app = new Hono<HttpEnv>()
  app.onError((error, c) => {
    const answer = problemOf(c, error)
    if (answer) return answer
    throw error
  })
  app.route('/', gate())
  app.route('/', calls)
  app.all('*', notThere)
  return app
}
