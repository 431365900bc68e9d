import { expect, test } from 'vitest'
import { localDate } from '../../../../kernel/dates.ts'
import { automaticText, sentWords } from './steps.ts'

const STEPS = [-3, 3, 10, 21]

const firstOf = (...dues: number[]) => {
  const { subject, text } = automaticText('Demo GD', dues, STEPS)
  return [subject, text.split('\n\n')[0]]
}

test('each step of the reminders has its own words, and the last one announces the treasurer', () => {
  expect(firstOf(-3)).toEqual([
    'A payment to Demo GD is due soon',
    'The payment below is due soon. You can pay with the link in this e-mail.',
  ])
  expect(firstOf(3)).toEqual([
    'A reminder from Demo GD',
    'We have not yet received the payment below. Perhaps it slipped your mind. Please pay with the link in this e-mail.',
  ])
  expect(firstOf(10)).toEqual([
    'Still to pay at Demo GD',
    'We are still waiting for the payment below. Please pay with the link in this e-mail.',
  ])
  expect(firstOf(21)).toEqual([
    'Still to pay at Demo GD',
    'We are still waiting for the payment below. Please pay with the link in this e-mail. The treasurer will get in touch next.',
  ])
})

test('a reminder of several payments does not call one late that is due soon', () => {
  expect(firstOf(3, 10)[1]).toBe(
    'We are still waiting for the payments below. Please pay with the links in this e-mail.',
  )
  expect(firstOf(3, -3)[1]).toBe(
    'We have not yet received the payment that was due. Perhaps it slipped your mind. What is due soon is listed too. Please pay with the links in this e-mail.',
  )
})

test('a reminder that was sent late is named by its own distance from the due date', () => {
  const [due, late] = [localDate('2026-06-10'), localDate('2026-06-28')]
  expect(sentWords({ step: 10, on: late }, due)).toBe('28th June 2026 (18 days after)')
  expect(sentWords({ step: null, on: late }, due)).toBe('28th June 2026 (by hand)')
})
