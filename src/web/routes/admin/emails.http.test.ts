import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { aMember } from '../../../../demo/builders/member.ts'
import { aTeam } from '../../../../demo/builders/team.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { TEST_NOW } from '../../../../tests/support/database.ts'
import { deliveredMails } from '../../../../tests/support/delivered.ts'
import { aSite, type TestSite, test } from '../../../../tests/support/site.ts'
import { workOnMessage } from '../../../features/messages/commands/work-on-message.server.ts'
import { messageRecipients } from '../../../features/messages/table.server.ts'
import { newId } from '../../../kernel/ids.ts'
import { noMailServer } from '../../../platform/email/mailbox.ts'
import { deliverMail } from '../../../platform/email/outbox.ts'
import { mails } from '../../../platform/email/table.server.ts'

async function aMail(site: TestSite, given: Partial<typeof mails.$inferInsert> = {}) {
  const id = newId()
  const mail = {
    fromEmail: 'info@demo.club',
    toEmail: 'ana@example.org',
    subject: 'Kit',
    html: '<p>Hi</p>',
    text: 'Hi',
  }
  await site.ctx.db.insert(mails).values({ ...mail, ...given, id })
  return id
}

const statusOf = async (site: TestSite, id: string) =>
  (await site.ctx.db.select({ status: mails.status }).from(mails).where(eq(mails.id, id)))[0]?.status

test('only an administrator can read e-mails and send them again [ADM-023, resolutions A06]', async ({
  site,
}) => {
  const id = await aMail(site, { subject: 'Zqcanary', status: 'failed' })
  for (const role of ['coach', 'finance', 'shop', 'member'] as const) {
    const headers = await site.signIn(role)
    for (const path of ['', '/rows', `/${id}`]) {
      const answer = await site.get(`/admin/emails${path}`, headers)
      expect([answer.status, path]).toEqual([403, path])
      expect(await answer.text()).not.toContain('Zqcanary')
    }
    expect((await site.post(`/admin/emails/${id}`, {}, headers)).status).toBe(403)
  }
  expect(await statusOf(site, id)).toBe('failed')
})

test('an unknown e-mail cannot be sent again [ADM-023]', async ({ site }) => {
  const headers = await site.signIn('administrator')
  for (const id of [newId(), 'none'])
    expect((await site.post(`/admin/emails/${id}`, {}, headers)).status).toBe(404)
})

test('the list shows the newest e-mail first with its state and error, filtered by state, recipient or subject [ADM-023, SYS-070]', async ({
  site,
}) => {
  await aMail(site, { subject: 'First', createdAt: new Date('2026-01-01') })
  await aMail(site, {
    subject: 'Second',
    status: 'failed',
    error: 'mailbox full',
    createdAt: new Date('2026-01-02'),
  })
  const headers = await site.signIn('administrator')
  const page = await site.page('/admin/emails', headers)
  expect(page.indexOf('Second')).toBeLessThan(page.indexOf('First'))
  expect(page).toContain('mailbox full')
  const found = async (query: string) =>
    (
      (await (await site.get(`/admin/emails/rows?${query}`, headers)).json()) as {
        rows: { subject: string }[]
      }
    ).rows.map(({ subject }) => subject)
  expect(await found('q=FIRST')).toEqual(['First'])
  expect(await found('status=failed')).toContain('Second')
  expect(await found('status=failed')).not.toContain('First')
})

test('a failed e-mail is sent again once, even on a double click, and a sent one is not [ADM-023]', async ({
  site,
}) => {
  const failed = await aMail(site, { status: 'failed', error: 'refused' })
  const sent = await aMail(site, { status: 'sent' })
  const headers = await site.signIn('administrator')
  const again = async (id: string) =>
    decodeURIComponent((await site.post(`/admin/emails/${id}`, {}, headers)).headers.get('set-cookie') ?? '')
  expect(await again(failed)).toContain('Sending it again')
  expect(await again(failed)).toContain('has been sent')
  expect(await again(sent)).toContain('has been sent')
  expect([await statusOf(site, failed), await statusOf(site, sent)]).toEqual(['queued', 'sent'])
})

test('an e-mail without a mail server is reported in the list, on the status page and as needing attention, and can be sent later [ADM-023, SYS-070]', async () => {
  const site = await aSite()
  const headers = await site.signIn('administrator')
  const id = await aMail(site, { subject: 'Kit night' })
  expect(await site.page('/admin/emails', headers)).not.toContain('No mail server')
  await deliverMail({ ...site.ctx, mailer: noMailServer }, id)
  const words = 'Not sent: no mail server is set up'
  for (const path of ['/admin/emails', '/admin/emails?status=unsent', `/admin/emails/${id}`])
    expect(await site.page(path, headers), path).toContain(words)
  expect(await site.page('/admin/emails?status=failed', headers)).not.toContain(words)
  expect(await site.page('/admin/status', headers)).toContain('1 e-mail not sent: no mail server is set')
  expect(await site.page('/admin', headers)).toContain('e-mail not sent: no mail server is set')
  expect(await site.page(`/admin/emails/${id}`, headers)).toContain('Send again')
  await site.post(`/admin/emails/${id}`, {}, headers)
  expect(await statusOf(site, id)).toBe('queued')
})

test('an e-mail with an expired link cannot be sent again [MEM-012, ADM-023]', async ({ site }) => {
  const id = await aMail(site, { status: 'unsent', linksUntil: new Date(TEST_NOW.getTime() - 1) })
  const headers = await site.signIn('administrator')
  const page = await site.page(`/admin/emails/${id}`, headers)
  expect(page).toContain('Its link has expired')
  expect(page).not.toContain('Send again')
  const answer = await site.post(`/admin/emails/${id}`, {}, headers)
  expect(decodeURIComponent(answer.headers.get('set-cookie') ?? '')).toContain('has expired. Send a new one')
  expect(await statusOf(site, id)).toBe('unsent')
})

test('an e-mail is shown as text, because its HTML would load external content', async ({ site }) => {
  const id = await aMail(site, { html: '<img src="http://evil.example/x">', text: 'Plain <words>' })
  const page = await site.page(`/admin/emails/${id}`, await site.signIn('administrator'))
  expect(page).toContain('Plain &lt;words&gt;')
  expect(page).not.toContain('evil.example')
})

test('administrators cannot take over an account through the e-mails, because links are removed from them [MEM-012, ADM-023]', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  await aUser(site.ctx, { email: 'victim@example.org', role: 'administrator' })
  await site.post('/members/access/?mode=reset', { email: 'victim@example.org' })
  const [mail] = (await deliveredMails(site.ctx.db)).filter(({ toEmail }) => toEmail === 'victim@example.org')
  const token = /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? 'there is a link'
  const read = async () =>
    Promise.all(
      [
        `/admin/emails/${mail?.id}`,
        '/admin/emails',
        `/api/emailresults/${mail?.id}`,
        '/api/emailresults',
      ].map((path) => site.page(path, headers)),
    )
  expect((await read()).join()).toContain('token=removed')
  expect((await read()).join()).not.toContain(token)
  await deliverMail({ ...site.ctx, mailer: { send: async () => {} } }, mail?.id ?? '')
  expect((await read()).join()).not.toContain(token)
  expect(JSON.stringify(await site.ctx.db.select().from(mails))).not.toContain(token)
})

test('a message is written on the e-mail page, previewed for its first reader, and sent to each [ADM-018, ADM-019]', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  const team = await aTeam(site.ctx, { name: 'Writers' })
  const [ana] = await Promise.all([
    aMember(site.ctx, { name: 'Ana Writer', email: 'ana-writer@example.org', teamId: team.id }),
    aMember(site.ctx, { name: 'Bo Writer', email: 'bo-writer@example.org', teamId: team.id }),
    aMember(site.ctx, { name: 'Gone Writer', email: 'gone@example.org', teamId: team.id, active: false }),
  ])
  const form = {
    key: newId(),
    to: team.id,
    subject: 'For {name}',
    html: '<p>Hi {name}, welcome.</p><script>x</script>',
  }
  const send = async (more: Record<string, string>) => {
    const answer = await site.post('/admin/emails/new', { ...form, ...more }, headers)
    return { answer, page: (await answer.text()).replaceAll('<!-- -->', '') }
  }
  expect(await site.page('/admin/emails', headers)).toContain('href="/admin/emails/new"')
  const previewed = await send({ intent: 'preview' })
  expect(previewed.answer.status).toBe(200)
  expect(previewed.page).toContain('To Ana Writer &lt;ana-writer@example.org&gt;')
  expect(previewed.page).toMatch(
    /<b>For Ana<\/b>.*On a phone.*Hi Ana, welcome.*On a computer.*Hi Ana, welcome/s,
  )
  expect(previewed.page).toContain('Send to 2 people')
  expect(previewed.page).toMatch(/2 people get this e-mail.*bo-writer@example.org/s)
  expect(previewed.page).not.toContain('<script>x')
  const refused = await send({ subject: '' })
  expect(refused.answer.status).toBe(422)
  expect(refused.page).toContain('Enter a subject')
  expect((await send({ when: 'later', at: '2020-01-01T10:00' })).page).toContain(
    'Enter a date and time in the future',
  )
  expect((await send({ intent: 'test' })).page).toContain('A test is on its way to')
  expect(refused.page).toContain('Hi {name}, welcome.')
  const plain = await send({ intent: 'preview', html: 'Hi {name},\r\n\r\n2 < 3', plainTexts: 'html' })
  expect(plain.page).toContain('<p>Hi Ana,</p><p>2 &lt; 3</p>')
  expect(/<textarea[^>]*>([^<]*)</.exec(plain.page)?.[1]).toBe('Hi {name},\n\n2 &lt; 3')
  expect(await site.page('/admin/emails/new', headers)).toMatch(/<textarea[^>]*>Hi \{name\},<\/textarea>/)
  for (const to of [newId(), ''])
    expect((await send({ to })).page).toContain('Choose at least one team, group or active member')
  const unseen = await send({ people: '3' })
  expect(unseen.answer.status).toBe(409)
  expect(unseen.page).toContain('2 people get this e-mail now. Check the list, then try again')
  expect(unseen.page).toContain('name="people" value="2"')
  const { answer } = await send({ people: '2' })
  expect(answer.status).toBe(303)
  const address = answer.headers.get('location') ?? ''
  expect((await site.page(address, headers)).replaceAll('<!-- -->', '')).toContain('To 2 people as of now')
  await workOnMessage(site.ctx, address.split('/').at(-1) ?? '')
  expect((await site.page(address, headers)).replaceAll('<!-- -->', '')).toContain(
    '2 people: 0 sent, 2 waiting',
  )
  expect(await site.page('/admin/emails/messages', headers)).toContain('For {name}')
  expect((await send({ to: ana.id, key: newId(), people: '1' })).answer.status).toBe(303)
  const shop = await site.signIn('shop')
  expect((await site.get('/admin/emails/new', shop)).status).toBe(403)
  expect((await site.post('/admin/emails/new', form, shop)).status).toBe(403)
  expect((await site.get(address, shop)).status).toBe(403)
  expect((await site.post(address, { do: 'cancel' }, shop)).status).toBe(403)
  expect((await site.post(address, { do: 'other' }, headers)).status).toBe(400)
  const late = await site.post(address, { do: 'pause' }, headers)
  expect(decodeURIComponent(late.headers.get('set-cookie') ?? '')).toContain('It is too late for that')
})

test('an e-mail is sent once to each of several members and teams, which are found by search, also without scripts [ADM-018]', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  const [team, other] = await Promise.all([
    aTeam(site.ctx, { name: 'Readers' }),
    aTeam(site.ctx, { name: 'Listeners' }),
  ])
  const [ana] = await Promise.all([
    aMember(site.ctx, { name: 'Ana Réader', email: 'ana-reader@example.org', teamId: team.id }),
    aMember(site.ctx, { name: 'Bo Quill', email: 'bo-quill@example.org', teamId: team.id }),
    aMember(site.ctx, { name: 'Cy Quill', email: 'cy-quill@example.org', teamId: other.id }),
    aMember(site.ctx, {
      name: 'Gone Quill',
      email: 'gone-quill@example.org',
      teamId: team.id,
      active: false,
    }),
  ])
  const found = async (q: string) => {
    const answer = await site.get(`/admin/emails/recipients?q=${q}`, headers)
    const all = (await answer.json()) as { name: string; note?: string }[]
    return all.map(({ name, note }) => [name, note].filter(Boolean).join(', '))
  }
  expect(await found('reader')).toEqual(['Everyone in Readers', 'Ana Réader, Readers', 'Bo Quill, Readers'])
  expect(await found('quill list')).toEqual(['Cy Quill, Listeners'])
  expect(await found('')).toEqual(
    expect.arrayContaining(['All active members', 'Everyone in Listeners', 'Everyone in Readers']),
  )
  const shop = await site.signIn('shop')
  expect((await site.get('/admin/emails/recipients?q=quill', shop)).status).toBe(403)
  const post = (more: Record<string, string>) => {
    const form = new FormData()
    for (const to of [team.id, ana.id]) form.append('to', to)
    const written = { key: newId(), subject: 'Hello', html: '<p>Hi</p>', ...more }
    for (const [name, value] of Object.entries(written)) form.set(name, value)
    return site.post('/admin/emails/new', form, headers)
  }
  const searched = await (await post({ intent: 'search', words: 'cy' })).text()
  const boxes = [...searched.matchAll(/<input[^>]*name="to"[^>]*>/g)].map(([box]) => box.includes('checked'))
  expect(boxes).toEqual([true, true, false])
  const sent = await post({ people: '2' })
  expect(sent.status).toBe(303)
  const id = sent.headers.get('location')?.split('/').at(-1) ?? ''
  await workOnMessage(site.ctx, id)
  const listed = eq(messageRecipients.messageId, id)
  expect(await site.ctx.db.$count(messageRecipients, listed)).toBe(2)
})
