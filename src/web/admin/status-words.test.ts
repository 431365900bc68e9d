import { expect, test } from 'vitest'
import { CRONTAB } from '../../tasks.ts'
import { scheduledJobs, wordsOfTask } from './status-words.ts'

test('every scheduled job has a label', () => {
  const tasks = CRONTAB.split('\n').map((line) => line.trim().split(/\s+/)[5] ?? '')
  const listed = scheduledJobs(tasks.map((task) => ({ task, at: new Date(0) })))
  expect(listed).toHaveLength(tasks.length)
  expect(listed.filter(({ name }) => tasks.includes(name) || name === 'Other work')).toEqual([])
})

test('a failed job is shown by its purpose, never by its task name', () => {
  expect(wordsOfTask('mail')).toBe('sending e-mails')
  expect(wordsOfTask('payment.settled:order')).toBe('recording payments')
  expect(wordsOfTask('billing:reconcile')).toBe('payments are checked against the card provider')
  expect(wordsOfTask('task-of-another-version')).toBe('other work')
})
