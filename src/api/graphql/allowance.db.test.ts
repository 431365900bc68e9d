import { expect, onTestFinished, test } from 'vitest'
import { aDatabase } from '../../../tests/support/database.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { openLog } from '../../platform/log/log.ts'
import { Allowance, MOST } from './allowance.ts'

const statement = (text: string) => ({ text, values: [], rowMode: 'array' as const })

test('a request that has used its database time runs no further statements [API-001]', async () => {
  const { options } = (await aDatabase()).$client
  const db = openDatabase(options.connectionString ?? '', openLog('silent'), 1, 50)
  onTestFinished(() => db.$client.end())
  const { execute } = new Allowance(db, MOST)
  const both = await Promise.allSettled([
    execute(statement("select '1'::text from pg_sleep(5)")),
    execute(statement("select '2'::text")),
  ])
  const words = 'takes too long: request fewer rows or fields'
  for (const one of both)
    expect(one).toMatchObject({ status: 'rejected', reason: { fields: { request: [words] } } })
  expect(await new Allowance(db, MOST).execute(statement("select '3'::text"))).toBe('3')
})

test('a request whose responses exceed 4 MB is refused with a message, however few rows they have [API-001]', async () => {
  const patient = { ...MOST, ms: 600_000 }
  const { execute } = new Allowance(await aDatabase(), patient)
  const threeMegabytes = statement("select repeat('handball', 393216)")
  expect((await execute(threeMegabytes))?.length).toBe(3 * 1024 * 1024)
  await expect(execute(threeMegabytes)).rejects.toMatchObject({
    fields: { request: ['is too large: request fewer rows or fields'] },
  })
  expect(await execute(statement("select 'short'::text"))).toBe('short')
})
