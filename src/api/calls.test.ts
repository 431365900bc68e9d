import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { HttpEnv } from '../platform/http/env.ts'
import { apiPaths } from '../web/admin-paths.ts'
import { call, replace, type Services } from './call.ts'
import { byRoute, CALLS } from './calls.ts'
import { routerOf } from './router.ts'

const known = (text: string) =>
  call({ route: 'PUT /known', who: 'public', says: 'Known', handle: async (c) => c.text(text) })

test('a duplicate call and a replacement of an unknown call are refused at start [API-063]', () => {
  expect(() => byRoute([known('one')], [known('other')], [])).toThrow('PUT /known is declared twice')
  const lost = replace({ route: 'PUT /lost', handle: async () => undefined })
  expect(() => byRoute([], [known('one')], [lost])).toThrow('PUT /lost replaces no call')
})

test('a replacement changes what it declares, and the collection answers if it returns nothing', async () => {
  const replacement = replace({
    route: 'PUT /known',
    who: ['administrator'],
    query: z.object({ mine: z.string().optional() }),
    handle: async (c, { mine }) => (mine ? c.text('mine') : undefined),
  })
  const { 'PUT /known': merged } = byRoute([], [known('collection')], [replacement])
  expect(merged).toMatchObject({ who: ['administrator'], says: 'Known' })
  const open = new Hono<HttpEnv>().use(async (c, next) => {
    // Only the actor is read before the handler.
    c.set('ctx', { actor: { kind: 'visitor' } } as HttpEnv['Variables']['ctx'])
    await next()
  })
  // No handler here uses the services.
  open.route(
    '/',
    routerOf({ 'PUT /known': { ...merged, who: 'public' } as NonNullable<typeof merged> }, {} as Services),
  )
  const put = async (path: string) => (await open.request(path, { method: 'PUT' })).text()
  expect(await put('/known')).toBe('collection')
  expect(await put('/known?mine=1')).toBe('mine')
})

test('every API address that pages use is the route of a call', () => {
  const routes = Object.keys(CALLS).map((route) => route.replaceAll(/:\w+/g, 'x'))
  const { stripeWebhook, batchInvoice, formPaper } = apiPaths
  expect(routes).toContain(`POST ${stripeWebhook.replace('/api', '')}`)
  for (const address of [batchInvoice('x', 'x'), formPaper('x', 'x')])
    expect(routes).toContain(`GET ${address.replace('/api', '')}`)
})
