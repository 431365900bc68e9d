import { expect, test } from 'vitest'
import { withoutValues } from './error-facts.ts'
import { openLog } from './log.ts'

test('a failed statement is logged without the values of its parameters', () => {
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

test('any other error is logged unchanged', () => {
  expect(withoutValues(new Error('away'))).toMatchObject({ type: 'Error', message: 'away' })
})

test('causes and aggregated errors are logged without values too', () => {
  const ofPostgres = Object.assign(new Error('invalid input syntax for type uuid: "Ana Typed"'), {
    code: '22P02',
    severity: 'ERROR',
    detail: 'Key (email)=(ana@example.org) already exists.',
  })
  const failed = Object.assign(new Error('params: Ana Typed'), {
    query: 'select $1',
    params: ['Ana Typed'],
    cause: ofPostgres,
  })
  const logged = withoutValues(new AggregateError([failed], 'two things', { cause: failed }))
  expect(JSON.stringify(logged)).not.toMatch(/Typed|ana@|detail/)
  expect(logged).toMatchObject({
    message: 'two things',
    cause: { code: '22P02', message: 'invalid input syntax for type uuid', query: 'select $1' },
    errors: [{ code: '22P02' }],
  })
})

test('an address or a password in an error message of a library is not logged', () => {
  let line = ''
  const write = (text: string) => {
    line = text
  }
  const log = openLog('info', { write })
  log.error(
    { err: new Error('451 <ana.kovac+club@mail.example.org>') },
    'postgres://club:secret@db.example.org/club',
  )
  expect(JSON.parse(line)).toMatchObject({
    err: { message: '451 <[e-mail]>' },
    msg: 'postgres://club:[e-mail]/club',
  })
})
