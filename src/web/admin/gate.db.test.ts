import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { anActor } from '../../../tests/support/actors.ts'
import { aCtx, as } from '../../../tests/support/database.ts'
import { unshared } from '../../platform/page-cache/share.ts'
import { pageContext } from '../context.ts'
import { adminGate } from './gate.server.ts'

test('an admin page outside every section returns 500 to everyone [SYS-041]', async () => {
  const ctx = as(await aCtx(), anActor('administrator'))
  const context = new RouterContextProvider()
  context.set(pageContext, { ctx, nonce: '', share: unshared(ctx) })
  const asked = (path: string, pattern: string) => {
    const url = new URL(path, 'http://localhost')
    return adminGate(
      { request: new Request(url), url, context, params: {}, pattern },
      async () => new Response('in'),
    )
  }
  const [forgotten, nothing] = await Promise.all(
    [asked('/admin/forgotten', 'admin/forgotten'), asked('/admin/nothing', 'admin/*')].map((answer) =>
      Promise.resolve(answer).catch((thrown: Response) => thrown),
    ),
  )
  expect([(forgotten as Response).status, await (forgotten as Response).text()]).toEqual([
    500,
    'Unknown middleware',
  ])
  expect((nothing as Response).status).toBe(404)
})
