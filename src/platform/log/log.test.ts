import { expect, test } from 'vitest'
import { withoutValues } from './log.ts'

test('a failed statement is logged without the values that somebody typed', () => {
  const cause = Object.assign(new Error('invalid byte sequence'), { code: '22021' })
  const error = Object.assign(
    new Error('Failed query: select 1 where a = $1\nparams: ana@example.org', { cause }),
    {
      query: 'select 1 where a = $1',
      params: ['ana@example.org'],
    },
  )
  const logged = withoutValues(error)
  expect(logged).toMatchObject({
    message: 'invalid byte sequence',
    code: '22021',
    query: 'select 1 where a = $1',
  })
  expect(JSON.stringify(logged)).not.toContain('ana@')
})

test('any other error is logged as it is', () => {
  expect(withoutValues(new Error('away'))).toMatchObject({ type: 'Error', message: 'away' })
})
