import { expect, test } from 'vitest'
import { adviceFor } from './status-advice.ts'

const WELL = {
  queue: { waiting: 3, oldestSeconds: 20, running: 1, later: 2, failed: [] },
  mails: { queued: 1, unsent: 0, sent: 40, failed: 0 },
  backup: { many: 3, last: { at: new Date(0), bytes: 1 }, ageSeconds: 3600 },
  machine: { node: '24', upSeconds: 1, memoryBytes: 1, disk: { freeBytes: 50e9, totalBytes: 100e9 } },
}
const texts = (change: Partial<typeof WELL>) =>
  adviceFor({ ...WELL, ...change }).map(({ tone, text }) => [tone, text])

test('a healthy system gets no advice', () => {
  expect(adviceFor(WELL)).toEqual([])
})

test('a full disk, waiting jobs and failed jobs are reported as bad', () => {
  const disk = (freeBytes: number) => ({ ...WELL.machine, disk: { freeBytes, totalBytes: 100e9 } })
  expect(texts({ machine: disk(9e9) })).toEqual([
    ['warn', expect.stringContaining('Only 9.0 GB of disk space is left')],
  ])
  expect(texts({ machine: disk(2e9) })[0]?.[0]).toBe('bad')
  expect(texts({ queue: { ...WELL.queue, oldestSeconds: 1500 } })).toEqual([
    ['bad', expect.stringContaining('Background work has been waiting for 25 minutes')],
  ])
  const failed = [{ task: 'mail', many: 2, oldestSeconds: 9 }]
  expect(texts({ queue: { ...WELL.queue, failed: failed as never } })[0]).toEqual([
    'bad',
    '2 background jobs failed for good. Tell the person who looks after the server: the log says why.',
  ])
})

test('failed e-mails and missing or old backups are warnings, after worse problems', () => {
  const { backup, mails, queue } = WELL
  expect(texts({ mails: { ...mails, failed: 1 }, backup: { ...backup, last: undefined as never } })).toEqual([
    ['warn', '1 e-mail could not be sent.'],
    ['warn', 'There is no backup yet. Ask the person who looks after the server to set up a nightly backup.'],
  ])
  expect(texts({ mails: { ...mails, unsent: 2 } })).toEqual([
    [
      'bad',
      '2 e-mails not sent: no mail server is set. Ask the person who looks after the server to set one (SMTP_URL).',
    ],
  ])
  expect(
    texts({ backup: { ...backup, ageSeconds: 3 * 86_400 }, queue: { ...queue, oldestSeconds: 700 } }),
  ).toEqual([
    ['bad', expect.anything()],
    [
      'warn',
      'The last backup is 3 days old. Ask the person who looks after the server why there is no newer one.',
    ],
  ])
})
