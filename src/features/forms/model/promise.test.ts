import { expect, test } from 'vitest'
import { promiseOf } from './promise.ts'

test('the promise of a form follows from its settings', () => {
  const form = { confidential: false, saveDb: true, readBy: '' }
  expect(promiseOf(form)).toBe('We e-mail your answers to the club and keep them for 12 months.')
  expect(promiseOf({ ...form, saveDb: false })).toBe(
    'We e-mail your answers to the club and don’t keep them on this site.',
  )
  expect(promiseOf({ confidential: true, saveDb: false, readBy: 'the welfare officer' })).toBe(
    'Only the welfare officer will read this. We don’t keep a copy on this site.',
  )
})
