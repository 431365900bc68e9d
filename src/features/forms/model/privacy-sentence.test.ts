import { expect, test } from 'vitest'
import { privacySentence } from './privacy-sentence.ts'

test('the privacy sentence of a form follows from its settings', () => {
  const form = { confidential: false, saveDb: true, readBy: '', keepMonths: 12 }
  expect(privacySentence(form)).toBe('We e-mail your answers to the club and keep them for 12 months.')
  expect(privacySentence({ ...form, keepMonths: 3 })).toBe(
    'We e-mail your answers to the club and delete them 3 months after we have dealt with them, at the latest after 12 months.',
  )
  expect(privacySentence({ ...form, saveDb: false })).toBe(
    'We e-mail your answers to the club and don’t keep them on this site.',
  )
  expect(privacySentence({ ...form, confidential: true, saveDb: false, readBy: 'the welfare officer' })).toBe(
    'Only the welfare officer will read this. We don’t keep a copy on this site.',
  )
  const confidential = { ...form, confidential: true, readBy: 'the welfare officer' }
  expect(privacySentence(confidential)).toBe(
    'Only the welfare officer will read this. We keep it for 12 months.',
  )
  expect(privacySentence({ ...confidential, keepMonths: 1 })).toBe(
    'Only the welfare officer will read this. We delete it a month after the matter is closed, at the latest after 12 months.',
  )
})
