import { expect, test } from 'vitest'
import { VISITOR } from '../../kernel/actor.ts'
import type { Ports } from '../../platform/context.ts'
import { actorOf } from './actor.server.ts'

// Any use of the database fails the test.
const db = new Proxy({}, { get: () => expect.unreachable('the database was asked') }) as Ports['db']
const ports = { secret: 'a secret for tests, 32 characters and more', db } as Ports // nothing else is needed

test('visitors and forged sessions cost no database query [SYS-033, SYS-056]', async () => {
  for (const headers of [
    {},
    { cookie: 'usermember=Ana' },
    { cookie: 'jwt=forged' },
    { cookie: `jwt=${'a'.repeat(32)}.${'b'.repeat(43)}%3D` },
    { authorization: 'Bearer forged' },
  ]) {
    expect(await actorOf(ports, new Headers(headers as Record<string, string>))).toBe(VISITOR)
  }
})
