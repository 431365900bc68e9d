import { expect, test } from 'vitest'
import { invitationNotice } from './invitation-notice.ts'

const SENT = 'Invitation sent to kim@example.org'

test('without a mail server no invitation is called sent', () => {
  const { tone, text } = invitationNotice({ smtpUrl: undefined, development: false }, SENT)
  expect(tone).toBe('bad')
  expect(text).toContain('waits under E-mails')
})

test('with a mail server, or the mailbox of the demo club, an invitation is sent', () => {
  const sent = { tone: 'ok', text: SENT }
  expect(invitationNotice({ smtpUrl: 'smtp://mail.example', development: false }, SENT)).toEqual(sent)
  expect(invitationNotice({ smtpUrl: undefined, development: true }, SENT)).toEqual(sent)
})
