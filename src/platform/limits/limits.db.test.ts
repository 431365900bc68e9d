import { expect, test } from 'vitest'
import { aDatabase } from '../../../tests/support/database.ts'
import { giveBack, networkOf, resetLimit, spend, spendEach, usedOf } from './limits.ts'

const LIMIT = { name: 'test', points: 5, seconds: 60 }

test('concurrent requests are counted separately', async () => {
  const db = await aDatabase()
  const spent = await Promise.all(Array.from({ length: 40 }, () => spend(db, LIMIT, 'ana')))
  expect(spent.filter((one) => one.allowed)).toHaveLength(5)
})

test('a refusal contains the time to retry', async () => {
  const db = await aDatabase()
  const [first] = [await spend(db, { ...LIMIT, points: 1 }, 'ana')]
  const second = await spend(db, { ...LIMIT, points: 1 }, 'ana')
  expect(first.allowed).toBe(true)
  expect(second).toMatchObject({ allowed: false, used: 2 })
  expect(second.retryAfterSeconds).toBeGreaterThan(50)
})

test('keys and limits have separate counts', async () => {
  const db = await aDatabase()
  await spend(db, LIMIT, 'ana')
  expect(await usedOf(db, LIMIT, 'ben')).toBe(0)
  expect(await usedOf(db, { ...LIMIT, name: 'other' }, 'ana')).toBe(0)
  expect(await usedOf(db, LIMIT, 'ana')).toBe(1)
})

test('one use can be returned, and all of them deleted', async () => {
  const db = await aDatabase()
  await spend(db, LIMIT, 'ana')
  await spend(db, LIMIT, 'ana')
  await giveBack(db, LIMIT, 'ana')
  expect(await usedOf(db, LIMIT, 'ana')).toBe(1)
  await resetLimit(db, LIMIT, 'ana')
  expect(await usedOf(db, LIMIT, 'ana')).toBe(0)
})

test('an IPv6 client is counted by its /64, an IPv4 client by its address', () => {
  expect(networkOf('2001:db8:1:2:aaaa::1')).toBe(networkOf('2001:db8:1:2:ffff:0:0:9'))
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'))
  expect(networkOf('::1')).toBe('0:0:0:0')
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7')
})

test('if the second of two limits refuses, the first gets its use back', async () => {
  const db = await aDatabase()
  const hall = { name: 'hall', points: 1, seconds: 60 }
  expect(await spendEach(db, [LIMIT, 'ana'], [hall, 'network'])).toMatchObject({ allowed: true })
  expect(await spendEach(db, [LIMIT, 'ben'], [hall, 'network'])).toMatchObject({ allowed: false })
  expect(await usedOf(db, LIMIT, 'ben')).toBe(0)
  expect(await usedOf(db, LIMIT, 'ana')).toBe(1)
})
