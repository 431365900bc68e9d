import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isId } from '../../kernel/ids.ts'
import { type Mailer, NoMailServer, type OutgoingMail } from './email.ts'

const SHOWN = 500

/** For a site with neither a mail server nor the development mailbox: every e-mail waits. */
export const noMailServer: Mailer = {
  send: async () => {
    throw new NoMailServer()
  },
}

/**
 * Replaces the mail server during development. Stores each e-mail as a file in this folder, with its complete links,
 * which the outbox deletes after delivery. Shown at /dev/mailbox.
 */
export function mailboxMailer(folder: string): Mailer {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true })
      const unfinished = join(folder, `.${mail.id}`)
      await writeFile(unfinished, JSON.stringify(mail))
      await rename(unfinished, join(folder, `${mail.id}.json`))
    },
  }
}

/** The folder of this site's mailbox. */
export const mailboxOf = ({ dataDir }: { dataDir: string }): string => join(dataDir, 'mailbox')

/** Lists the newest e-mails of a mailbox. Ids sort by creation time. */
export async function mailsIn(folder: string): Promise<OutgoingMail[]> {
  const names = await readdir(folder).catch(() => [])
  const ids = names.flatMap((name) => /^([^.]+)[.]json$/.exec(name)?.[1] ?? [])
  const newest = ids.toSorted().toReversed().slice(0, SHOWN)
  const found = await Promise.all(newest.map((id) => mailIn(folder, id)))
  return found.filter((mail) => mail !== undefined)
}

/** Finds one e-mail of a mailbox, or returns undefined. */
export async function mailIn(folder: string, id: string): Promise<OutgoingMail | undefined> {
  if (!isId(id)) return undefined
  const text = await readFile(join(folder, `${id}.json`), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const mail = JSON.parse(text) as OutgoingMail // written by mailboxMailer
  return { ...mail, createdAt: new Date(mail.createdAt) }
}
