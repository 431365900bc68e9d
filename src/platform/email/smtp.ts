import { createTransport } from 'nodemailer'
import { type MailAddress, type Mailer, MailRefused } from './email.ts'
import { isAboutAddress } from './refusal.ts'

/**
 * How long to wait for each answer (RFC 5321, 4.5.3.2). A server that is slow to confirm an e-mail may have accepted it
 * already: a shorter wait would send it again.
 */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 300_000, socketTimeout: 600_000 }

/** Delivers e-mails through the server at SMTP_URL. `host` is this site's name in message ids. */
export function smtpMailer(url: string, host: string): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true })
  return {
    async send({ id, createdAt, from, to, cc, replyTo, subject, html, text, unsubscribeUrl }) {
      try {
        await transport.sendMail({
          messageId: `<${id}@${host}>`,
          date: createdAt,
          from: header(from),
          to: header(to),
          ...(cc && { cc: header(cc) }),
          ...(replyTo && { replyTo: header(replyTo) }),
          // The envelope is set explicitly, never parsed from the headers.
          envelope: { from: from.email, to: cc ? [to.email, cc.email] : [to.email] },
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl && {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
          subject,
          html,
          text,
        })
      } catch (error) {
        if (!isFinal(error)) throw error
        throw new MailRefused(messageOf(error), { cause: error, isAboutAddress: isUnknown(error) })
      }
    },
  }
}

const header = ({ name, email }: MailAddress) => ({ name, address: email })

/**
 * A 5xx about the recipient or content is final (RFC 5321, 4.2.1). A failed login is a configuration error on our side,
 * so delivery is retried.
 */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false
  return Number(error.responseCode) >= 500 && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE')
}

/** Whether the server refused the recipient, rather than the sender or the content. */
const isUnknown = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'response' in error &&
  isAboutAddress(String(error.response))

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
