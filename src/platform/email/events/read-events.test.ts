import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { readEvents } from './read-events.ts'

const SECRET = 'a-secret-of-at-least-32-characters'
const NOW = new Date('2026-11-28T12:00:00Z')
const basic = (password: string) => `Basic ${Buffer.from(`events:${password}`).toString('base64')}`

const read = (
  body: unknown,
  authorization: string | undefined = basic(SECRET),
  secret: string | undefined = SECRET,
) => readEvents({ body: JSON.stringify(body), authorization }, { secret, now: NOW })

const BOUNCE = {
  RecordType: 'Bounce',
  Type: 'HardBounce',
  TypeCode: 1,
  Email: 'john@example.com',
  Description: 'The server was unable to deliver your message',
  Details: 'smtp;550 5.1.1 unknown user',
  BouncedAt: '2026-11-28T11:05:01.4178145-05:00',
}
const sns = (message: unknown) => ({ Type: 'Notification', MessageId: '1', Message: JSON.stringify(message) })

function mailgun(data: unknown, key = SECRET, at = NOW) {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signature = createHmac('sha256', key).update(`${timestamp}token`).digest('hex')
  return { signature: { timestamp, token: 'token', signature }, 'event-data': data }
}
const FAILED = {
  event: 'failed',
  severity: 'permanent',
  reason: 'suppress-bounce',
  recipient: 'alice@example.com',
  'delivery-status': { code: 605, message: '', description: 'Not delivering to previously bounced address' },
}

test('events without the secret, with a wrong one, or on a site without one are refused', () => {
  const refused = { ok: false, reason: 'NOT_SIGNED' }
  for (const authorization of ['', 'Bearer x', 'Basic', basic(''), basic(`${SECRET}x`)])
    expect(read(BOUNCE, authorization)).toEqual(refused)
  expect(
    readEvents({ body: JSON.stringify(BOUNCE), authorization: basic('') }, { secret: undefined, now: NOW }),
  ).toEqual(refused)
  const old = new Date(NOW.getTime() - 10 * 3_600_000)
  for (const forged of [
    mailgun(FAILED, 'another key'),
    mailgun(FAILED, SECRET, old),
    { ...mailgun(FAILED), signature: {} },
  ])
    expect(read(forged, '')).toEqual(refused)
})

test('a request in an unknown format is refused', () => {
  for (const body of [{}, [], 'text', null])
    expect(read(body)).toEqual({ ok: false, reason: 'UNKNOWN_FORMAT' })
})

test('Postmark reports hard bounces and spam complaints, and its other events change nothing', () => {
  expect(read(BOUNCE)).toMatchObject({
    events: [{ kind: 'failed', email: 'john@example.com', reason: 'smtp;550 5.1.1 unknown user' }],
  })
  const complaint = { RecordType: 'SpamComplaint', Type: 'SpamComplaint', Email: 'john@example.com' }
  expect(read(complaint)).toMatchObject({ events: [{ kind: 'complained', email: 'john@example.com' }] })
  for (const other of [
    { ...BOUNCE, Type: 'SoftBounce' },
    { RecordType: 'Open', Recipient: 'john@example.com' },
  ])
    expect(read(other)).toMatchObject({ ok: true, events: [] })
})

test('Mailgun signs its own requests and reports permanent failures and complaints', () => {
  expect(read(mailgun(FAILED), undefined)).toMatchObject({
    events: [
      { kind: 'failed', email: 'alice@example.com', reason: 'Not delivering to previously bounced address' },
    ],
  })
  expect(read(mailgun({ event: 'complained', recipient: 'alice@example.com' }), '')).toMatchObject({
    events: [{ kind: 'complained', email: 'alice@example.com' }],
  })
  expect(read(mailgun({ ...FAILED, severity: 'temporary' }), '')).toMatchObject({ ok: true, events: [] })
})

const refusal = (code: number, message: string, reason = 'bounce') => ({
  ...FAILED,
  reason,
  'delivery-status': { code, message, description: '' },
})

test.each([
  ['a spam filter', refusal(550, '5.7.1 Message rejected as spam')],
  ['the content', refusal(554, 'Transaction failed')],
  ['a full mailbox', refusal(552, '5.2.2 mailbox full')],
  ['a block of the sender', refusal(550, 'High probability of spam', 'espblock')],
  ['e-mails that were tried for too long', refusal(602, 'Too old', 'old')],
  ['an earlier complaint', refusal(607, '', 'suppress-complaint')],
  ['an address that was unsubscribed', refusal(606, '', 'suppress-unsubscribe')],
])('Mailgun’s permanent failure because of %s says nothing about the address', (_why, data) => {
  expect(read(mailgun(data), '')).toMatchObject({ ok: true, events: [] })
})

test.each([
  refusal(550, '5.1.1 The email account that you tried to reach does not exist'),
  refusal(550, '550 5.1.1 no such user'),
  refusal(550, 'No such user here'),
  refusal(550, '5.1.1 unknown user', 'generic'),
  { ...refusal(550, 'no'), 'delivery-status': { code: 550, 'enhanced-code': '5.1.1', message: 'no' } },
])('Mailgun’s permanent failure about the address counts: %j', (data) => {
  expect(read(mailgun(data), '')).toMatchObject({ events: [{ kind: 'failed', email: 'alice@example.com' }] })
})

test('a hard bounce of Postmark or Amazon SES counts only if the mail server did not refuse the e-mail or its sender', () => {
  expect(read({ ...BOUNCE, Details: 'smtp;550 5.7.1 blocked by policy' })).toMatchObject({ events: [] })
  const bouncedRecipients = [
    { emailAddress: 'a@example.com', status: '5.7.1' },
    { emailAddress: 'b@example.com', status: '5.0.0', diagnosticCode: 'smtp; 550 5.6.0 content rejected' },
    { emailAddress: 'c@example.com', status: '5.1.1', diagnosticCode: 'smtp; 550 5.1.1 unknown user' },
  ]
  expect(
    read(sns({ notificationType: 'Bounce', bounce: { bounceType: 'Permanent', bouncedRecipients } })),
  ).toMatchObject({ events: [{ email: 'c@example.com' }] })
})

test('Amazon SES reports bounces and complaints of several recipients through SNS', () => {
  const bounce = {
    bounceType: 'Permanent',
    bouncedRecipients: [
      { emailAddress: 'a@example.com', status: '5.1.1', action: 'failed', diagnosticCode: 'smtp; 550 5.1.1' },
      { emailAddress: 'b@example.com' },
    ],
  }
  expect(read(sns({ notificationType: 'Bounce', bounce }))).toMatchObject({
    events: [
      { kind: 'failed', email: 'a@example.com', reason: 'smtp; 550 5.1.1' },
      { kind: 'failed', email: 'b@example.com', reason: '' },
    ],
  })
  expect(read(sns({ eventType: 'Bounce', bounce: { ...bounce, bounceType: 'Transient' } }))).toMatchObject({
    events: [],
  })
  const complaint = { complainedRecipients: [{ emailAddress: 'a@example.com' }] }
  expect(read(sns({ notificationType: 'Complaint', complaint }))).toMatchObject({
    events: [{ kind: 'complained', email: 'a@example.com' }],
  })
  const wanted = { ...complaint, complaintFeedbackType: 'not-spam' }
  expect(read(sns({ notificationType: 'Complaint', complaint: wanted }))).toMatchObject({ events: [] })
})

test('the link that confirms a subscription of SNS is returned only if it leads to Amazon', () => {
  const confirmation = (SubscribeURL: string) => ({
    Type: 'SubscriptionConfirmation',
    Message: 'x',
    SubscribeURL,
  })
  const url = 'https://sns.eu-west-2.amazonaws.com/?Action=ConfirmSubscription&Token=1'
  expect(read(confirmation(url))).toMatchObject({ events: [], subscribeUrl: url })
  for (const other of [
    'https://evil.example/',
    'http://sns.eu-west-2.amazonaws.com/',
    'https://sns.x.amazonaws.com.evil.example/',
  ])
    expect(read(confirmation(other))).toMatchObject({ subscribeUrl: undefined })
})
