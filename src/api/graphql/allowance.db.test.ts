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
