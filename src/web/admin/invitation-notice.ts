import { RESET_LINK_SENT } from '../../features/accounts/model/account.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Notice } from '../notices.server.ts'

type MailFacts = Pick<Config, 'smtpUrl' | 'development'>

/** Confirms that an invitation was sent or, without a mail server, says where it waits. */
export const invitationNotice = (config: MailFacts, sent: string): Notice =>
  sentNotice(config, 'invitation', sent)

/** Confirms that a password link was sent or, without a mail server, says where it waits. */
export const resetLinkNotice = (config: MailFacts): Notice => sentNotice(config, 'link', RESET_LINK_SENT)

function sentNotice({ smtpUrl, development }: MailFacts, what: string, sent: string): Notice {
  if (smtpUrl || development) return { tone: 'ok', text: sent }
  return { tone: 'bad', text: `No mail server is set, so the ${what} waits under E-mails.` }
}
