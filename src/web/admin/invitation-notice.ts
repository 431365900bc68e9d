import { RESET_LINK_SENT } from '../../features/accounts/model/account.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Notice } from '../notices.server.ts'

type MailFacts = Pick<Config, 'smtpUrl' | 'development'>

/** Says that an invitation has been sent or, without a mail server, where it waits for one. */
export const invitationNotice = (config: MailFacts, sent: string): Notice =>
  sentNotice(config, 'invitation', sent)

/** Says that a link to set a password has been sent or, without a mail server, where it waits for one. */
export const resetLinkNotice = (config: MailFacts): Notice => sentNotice(config, 'link', RESET_LINK_SENT)

function sentNotice({ smtpUrl, development }: MailFacts, what: string, sent: string): Notice {
  if (smtpUrl || development) return { tone: 'ok', text: sent }
  return { tone: 'bad', text: `No mail server is set, so the ${what} waits under E-mails.` }
}
