import { expect, onTestFinished, test } from 'vitest'
import { aCtx } from '../../../tests/support/database.ts'
import { openDatabase } from '../database/database.ts'
import { queueState } from './queue-state.ts'

test('the queue state is unknown without the database, and no promise rejects later', async () => {
  const unhandled: unknown[] = []
  const note = (reason: unknown) => unhandled.push(reason)
  process.on('unhandledRejection', note)
  onTestFinished(() => void process.off('unhandledRejection', note))
  const { log } = await aCtx()
  const gone = openDatabase('postgres://nobody@127.0.0.1:1/none', log)
  await expect(queueState(gone)).rejects.toThrow()
  await new Promise((done) => setImmediate(done))
  expect(unhandled).toEqual([])
})
