import { createTransport } from 'nodemailer'
import { type MailAddress, type Mailer, MailRefused } from './email.ts'

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Hands mails to the server of SMTP_URL. `host` names this site in message ids. */
export function smtpMailer(url: string, host: string): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true })
  return {
    async send({ id, createdAt, from, to, cc, replyTo, subject, html, text }) {
      try {
        await transport.sendMail({
          messageId: `<${id}@${host}>`,
          date: createdAt,
          from: header(from),
          to: header(to),
          ...(cc && { cc: header(cc) }),
          ...(replyTo && { replyTo: header(replyTo) }),
          // Who really gets it: never read back out of the header lines.
          envelope: { from: from.email, to: cc ? [to.email, cc.email] : [to.email] },
          headers: { 'Auto-Submitted': 'auto-generated' },
          subject,
          html,
          text,
        })
      } catch (error) {
        throw isFinal(error) ? new MailRefused(messageOf(error), { cause: error }) : error
      }
    },
  }
}

const header = ({ name, email }: MailAddress) => ({ name, address: email })

/** 5xx to the recipient or the content is the server's last word (RFC 5321, 4.2.1); a refused login is ours to mend. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false
  return Number(error.responseCode) >= 500 && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE')
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
