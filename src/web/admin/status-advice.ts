import { lengthWords, sizeWords } from '../../kernel/measures.ts'
import { count } from '../../kernel/text.ts'
import { adminPaths } from '../admin-paths.ts'
import type { Status } from './status.server.ts'

/** A recommended action, and the page for it. */
export type Advice = {
  part: 'jobs' | 'mails' | 'backup' | 'disk'
  tone: 'warn' | 'bad'
  text: string
  to?: string
}

const LATE_SECONDS = 10 * 60
const OLD_BACKUP_SECONDS = 2 * 24 * 3600
const LITTLE = 0.1
const TOO_LITTLE = 0.03

/** Returns what needs attention, most urgent first. Empty if all is well. */
export function adviceFor(status: Pick<Status, 'queue' | 'mails' | 'backup' | 'machine'>): Advice[] {
  const found = [
    ...ofDisk(status.machine.disk),
    ...ofJobs(status.queue),
    ...ofMails(status.mails),
    ...ofBackup(status.backup),
  ]
  return found.toSorted((a, b) => Number(a.tone === 'warn') - Number(b.tone === 'warn'))
}

function ofDisk({ freeBytes, totalBytes }: Status['machine']['disk']): Advice[] {
  const free = freeBytes / totalBytes
  if (free >= LITTLE) return []
  const text = `Only ${sizeWords(freeBytes)} of disk space is left. Ask the person who looks after the server to make room.`
  return [{ part: 'disk', tone: free < TOO_LITTLE ? 'bad' : 'warn', text }]
}

function ofJobs({ waiting, oldestSeconds, failed }: Status['queue']): Advice[] {
  const advice: Advice[] = []
  if (waiting > 0 && oldestSeconds > LATE_SECONDS) {
    const since = `Background work has been waiting for ${lengthWords(oldestSeconds)}`
    advice.push({
      part: 'jobs',
      tone: 'bad',
      text: `${since}. E-mails and payments may be late: tell the person who looks after the server.`,
    })
  }
  const given = failed.reduce((sum, { many }) => sum + many, 0)
  if (given > 0) {
    const text = `${count(given, 'background job')} failed for good. Tell the person who looks after the server: the log says why.`
    advice.push({ part: 'jobs', tone: 'bad', text })
  }
  return advice
}

function ofMails({ failed, unsent }: Status['mails']): Advice[] {
  const advice: Advice[] = []
  if (unsent > 0) {
    const text = `${count(unsent, 'e-mail')} not sent: no mail server is set. Ask the person who looks after the server to set one (SMTP_URL).`
    advice.push({ part: 'mails', tone: 'bad', text, to: `${adminPaths.emails}?status=unsent` })
  }
  if (failed > 0) {
    const text = `${count(failed, 'e-mail')} could not be sent.`
    advice.push({ part: 'mails', tone: 'warn', text, to: `${adminPaths.emails}?status=failed` })
  }
  return advice
}

function ofBackup({ last, ageSeconds }: Status['backup']): Advice[] {
  if (!last)
    return [
      {
        part: 'backup',
        tone: 'warn',
        text: 'There is no backup yet. Ask the person who looks after the server to set up a nightly backup.',
      },
    ]
  if (ageSeconds < OLD_BACKUP_SECONDS) return []
  const text = `The last backup is ${lengthWords(ageSeconds)} old. Ask the person who looks after the server why there is no newer one.`
  return [{ part: 'backup', tone: 'warn', text }]
}
