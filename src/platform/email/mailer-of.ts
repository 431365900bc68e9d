import type { Config } from '../config/config.ts'
import type { Mailer } from './email.ts'
import { mailboxMailer, mailboxOf, noMailServer } from './mailbox.ts'

/** Returns the mailer of the settings: a mail server, in development the mailbox, otherwise one that refuses. */
export async function mailerOf(config: Config): Promise<Mailer> {
  if (config.smtpUrl) return smtp(config.smtpUrl, config)
  return config.development ? mailboxMailer(mailboxOf(config)) : noMailServer
}

/** Loaded only with a mail server, because the library is large. */
const smtp = async (url: string, { publicUrl }: Config) =>
  (await import('./smtp.ts')).smtpMailer(url, publicUrl.hostname)
