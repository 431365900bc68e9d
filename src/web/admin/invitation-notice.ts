import type { Config } from '../../platform/config/config.ts'
import type { Notice } from '../notices.server.ts'

/** Says that an invitation has been sent or, without a mail server, where it waits for one. */
export function invitationNotice(
  { smtpUrl, development }: Pick<Config, 'smtpUrl' | 'development'>,
  sent: string,
): Notice {
  if (smtpUrl || development) return { tone: 'ok', text: sent }
  return { tone: 'bad', text: 'No mail server is set, so the invitation waits under E-mails.' }
}
