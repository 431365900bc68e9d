import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { aFee } from '../../../../../demo/builders/fee.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { aSandbox } from '../../../../../tests/support/sandbox.ts'
import { aSite, type TestSite, test } from '../../../../../tests/support/site.ts'
import { mails } from '../../../../platform/email/table.server.ts'
import { bulkItems, bulkRuns } from '../../../../platform/jobs/bulk/table.server.ts'

const key = () => crypto.randomUUID()
const runs = ({ ctx }: TestSite) => ctx.db.select().from(bulkRuns)

test('an incomplete action is refused in place: no member selected, no choice, an empty message [ADM-010, ADM-018, INV-007, INV-014]', async ({
  site,
}) => {
  const boss = await site.signIn('administrator')
  const { id: ids } = await aMember(site.ctx)
  const team = await aTeam(site.ctx)
  const send = async (action: string, form: Record<string, string>) => {
    const answer = await site.post(`/admin/members/batch/${action}`, { key: key(), ...form }, boss)
    return [answer.status, await answer.text()] as const
  }
  const before = (await runs(site)).length
  const message = { sender: 'info', subject: 'A subject', html: '<p> </p><script>x</script>' }
  for (const [action, form, words] of [
    ['assign-team', { teamId: team.id, teamChange: 'add' }, 'Select at least one member'],
    ['assign-team', { ids, teamId: '', teamChange: 'add' }, 'Choose a team'],
    ['assign-team', { ids, teamId: team.id }, 'Choose whether to add or to move'],
    ['assign-team', { ids, teamId: team.id, teamChange: 'swap' }, 'Choose whether to add or to move'],
    ['update-field', { ids, field: 'role', value: 'administrator' }, 'Choose a field'],
    ['update-field', { ids, field: 'StripeId', value: 'cus_evil' }, 'Choose a field'],
    ['update-field', { ids, field: 'Position', value: 'Hacker' }, 'Choose one of the values'],
    ['update-field', { ids, field: 'Active', value: 'banana' }, 'Choose one of the values'],
    ['send-email', { ids, subject: 'Training', html: '<p>Hi {name},</p>' }, 'Write a message'],
    ['create-invoice', { ids, amount: '0.99', description: 'Kit' }, 'from £1 to £2,000'],
    ['create-invoice', { ids, amount: '2000.01', description: 'Kit' }, 'from £1 to £2,000'],
    ['create-invoice', { ids, amount: 'ten', description: 'Kit' }, 'Enter an amount, like 45 or 45.50'],
    [
      'create-invoice',
      { ids, amount: '10', description: 'Kit', collection_method: 'charge_automatically' },
      'Choose “E-mail a payment link”',
    ],
    ['send-email', { ids, ...message }, 'Write a message'],
    [
      'send-email',
      { ids, ...message, html: '<p>Hi</p>', gif: 'javascript:alert(1)' },
      'starts with https://',
    ],
    ['send-email', { ids, ...message, html: '<p>Hi</p>', sender: 'finance' }, 'mailboxes'],
    ['send-email', { ...message, html: '<p>Hi</p>' }, 'Select at least one member'],
  ] as const) {
    const [status, text] = await send(action, form)
    expect([status, text.includes(words)], `${action}: ${words}`).toEqual([422, true])
  }
  expect((await send('send-email', { ids, ...message }))[1]).toContain('value="A subject"')
  expect((await send('assign-subscription', { ids, priceId: '' }))[1]).toContain('Choose a subscription')
  expect(await runs(site)).toHaveLength(before)
})

test('bulk actions work without scripts: checkboxes are sent to the modal of an action [ADM-006]', async ({
  site,
}) => {
  const boss = await site.signIn('administrator')
  const both = [await aMember(site.ctx), await aMember(site.ctx)]
  const list = await site.page('/admin/members', boss)
  expect(list).toMatch(/<form[^>]*id="chosen"/)
  for (const { id } of both)
    expect(list).toMatch(new RegExp(`<input[^>]*form="chosen"[^>]*name="ids"[^>]*value="${id}"`))
  const plain = /<noscript>.*?<\/noscript>/s.exec(list)?.[0]
  expect(plain).toMatch(/<button[^>]*form="chosen"[^>]*formAction="\/admin\/members\/batch\/assign-team"/i)
  const query = both.map(({ id }) => `ids=${id}`).join('&')
  expect(await site.page(`/admin/members/batch/assign-team?${query}`, boss)).toContain(
    'Assign a team to 2 members',
  )
})

test('an accepted form starts one run over the members found by the server, and redirects to its progress [ADM-005, ADM-012]', async ({
  site,
}) => {
  const boss = await site.signIn('administrator')
  const team = await aTeam(site.ctx, { name: 'Women 9' })
  const one = await aMember(site.ctx, { name: 'Una Unique Uvw' })
  await aMember(site.ctx, { name: 'Udo Unique Uvw' })
  const form = {
    key: key(),
    all: '1',
    q: 'unique uvw',
    team: '',
    except: one.id,
    teamId: team.id,
    teamChange: 'add',
  }
  const sent = await site.post('/admin/members/batch/assign-team?q=unique', form, boss)
  expect(sent.status).toBe(303)
  const place = sent.headers.get('location') ?? ''
  expect(place).toMatch(/^\/admin\/members\/runs\/[0-9a-f-]{36}\?q=unique$/)
  const again = await site.post('/admin/members/batch/assign-team?q=unique', form, boss)
  expect(again.headers.get('location')).toBe(place)
  const id = place.slice(20, 56)
  expect(await site.ctx.db.$count(bulkItems, eq(bulkItems.runId, id))).toBe(1)
  expect(await site.page(place, boss)).toContain('0 of 1')
  const stranger = await site.signIn('finance')
  expect((await site.get(`/admin/members/runs/${id}/progress`, stranger)).status).toBe(403)
})

test('assigning a team asks whether to add it or to move the members, shows the effect, and preselects neither [ADM-009, ADM-012]', async ({
  site,
}) => {
  const boss = await site.signIn('administrator')
  const [one, two] = [await aMember(site.ctx), await aMember(site.ctx)]
  const page = await site.page(`/admin/members/batch/assign-team?ids=${one.id}&ids=${two.id}`, boss)
  expect(page).toContain('Assign a team to 2 members')
  expect(page).toContain('Add: 2 members join the team and stay in their other teams')
  expect(page).toContain('Move: 2 members join the team and leave all their other teams')
  const choices = page.match(/<input[^>]*name="teamChange"[^>]*>/g) ?? []
  expect(choices).toHaveLength(2)
  for (const choice of choices) expect(choice).not.toContain('checked')
  const single = await site.page(`/admin/members/batch/assign-team?ids=${one.id}`, boss)
  expect(single).toContain('Move: 1 member joins the team and leaves all their other teams')
})

test('a preview shows the message as it will be sent, and sends nothing [ADM-018]', async ({ site }) => {
  const boss = await site.signIn('administrator')
  const { id: ids } = await aMember(site.ctx)
  const [before, mailsBefore] = [(await runs(site)).length, await site.ctx.db.$count(mails)]
  const message = {
    sender: 'media',
    subject: 'Friday',
    synopsis: 'In short',
    html: '<p>See <b>you</b><script>x</script></p>',
  }
  const form = { key: key(), ids, intent: 'preview', ...message }
  const text = await (await site.post('/admin/members/batch/send-email', form, boss)).text()
  const preview = text.slice(text.indexOf('aria-label="Preview"'))
  expect(preview).toContain('media@demo.club')
  expect(preview).toContain('In short')
  expect(preview).toContain('<p>See <b>you</b></p>')
  expect([(await runs(site)).length, await site.ctx.db.$count(mails)]).toEqual([before, mailsBefore])
})

test('the payment modals offer the specified choices: two methods, one of them disabled, and the discount [INV-007, INV-009, INV-016]', async () => {
  const sandbox = await aSandbox()
  const site = await aSite({ payments: sandbox.payments })
  await aFee(
    { payments: sandbox.payments },
    { id: 'league', label: 'League teams', price: 42, period: 'month' },
  )
  const boss = await site.signIn('administrator')
  const invoice = await site.page('/admin/members/batch/create-invoice', boss)
  const boxes = (name: string) => invoice.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`, 'g')) ?? []
  const [send, charge] = boxes('collection_method')
  expect([send, charge].map((box) => [box?.includes('checked'), box?.includes('disabled')])).toEqual([
    [true, false],
    [false, true],
  ])
  expect([send?.includes('value="send_invoice"'), charge?.includes('value="charge_automatically"')]).toEqual([
    true,
    true,
  ])
  expect(boxes('amount')[0]).toContain('type="number"')
  const plans = await site.page('/admin/members/batch/assign-subscription', boss)
  expect(plans).toContain('Apply the 20% volunteer discount')
  expect(plans).toContain('League teams, £42.00 a month')
  expect((await site.get('/admin/members/batch/delete-all', boss)).status).toBe(404)
})
