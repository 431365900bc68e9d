import { expect, test } from 'vitest'
import { newSessionInput } from './schema.ts'

test('a session without times gets one message for each of them', () => {
  const parsed = newSessionInput.safeParse({ day: '2026-06-27', startTime: '', endTime: '', teams: [] })
  const messagesAt = (name: string) => parsed.error?.issues.filter(({ path }) => path[0] === name).length
  expect([messagesAt('startTime'), messagesAt('endTime')]).toEqual([1, 1])
})

test('a session that ends before it starts is refused', () => {
  const times = { day: '2026-06-27', startTime: '18:00', endTime: '17:00' }
  const parsed = newSessionInput.safeParse({ ...times, teams: ['01a227cc-6905-7479-90b3-1733f5007a27'] })
  expect(parsed.error?.issues).toMatchObject([{ path: ['endTime'], message: 'Enter a time after the start' }])
})
