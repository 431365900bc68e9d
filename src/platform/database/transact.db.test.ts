import { expect, onTestFinished, test } from 'vitest'
import { aCtx } from '../../../tests/support/database.ts'
import { newId } from '../../kernel/ids.ts'
import { touch, transact } from './transact.ts'

test('the cache tags of a command reach the other nodes, however many there are [PHO-016]', async () => {
  const ctx = await aCtx()
  const otherNode = await ctx.db.$client.connect()
  onTestFinished(() => otherNode.release())
  const heard = new Set<string>()
  otherNode.on('notification', ({ payload = '' }) => void heard.add(payload))
  await otherNode.query('listen page_tags')
  const tags = Array.from({ length: 500 }, () => `photos/${newId()}`)
  await transact(ctx, (tx) => touch(tx, 'photos', ...tags))
  await expect.poll(() => heard.size).toBe(501)
  expect(tags.filter((tag) => !heard.has(tag))).toEqual([])
})
