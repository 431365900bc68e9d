import { expect, test } from 'vitest'
import { privacySentence } from './privacy-sentence.ts'

test('the privacy sentence of a form follows from its settings', () => {
  const form = { confidential: false, saveDb: true, readBy: '' }
  expect(privacySentence(form)).toBe('We e-mail your answers to the club and keep them for 12 months.')
  expect(privacySentence({ ...form, saveDb: false })).toBe(
    'We e-mail your answers to the club and don’t keep them on this site.',
  )
  expect(privacySentence({ confidential: true, saveDb: false, readBy: 'the welfare officer' })).toBe(
    'Only the welfare officer will read this. We don’t keep a copy on this site.',
  )
})
