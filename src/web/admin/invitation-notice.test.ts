import { expect, test } from 'vitest'
import { invitationNotice } from './invitation-notice.ts'

const SENT = 'Invitation sent to kim@example.org'

test('an invitation without a mail server is not reported as sent', () => {
  const { tone, text } = invitationNotice({ smtpUrl: undefined, development: false }, SENT)
  expect(tone).toBe('bad')
  expect(text).toContain('waits under E-mails')
})

test('an invitation with a mail server or the demo mailbox is reported as sent', () => {
  const sent = { tone: 'ok', text: SENT }
  expect(invitationNotice({ smtpUrl: 'smtp://mail.example', development: false }, SENT)).toEqual(sent)
  expect(invitationNotice({ smtpUrl: undefined, development: true }, SENT)).toEqual(sent)
})
