import { expect } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { type TestSite, test } from '../../../../../tests/support/site.ts'
import { newId } from '../../../../kernel/ids.ts'

const LATER = { when: 'later', at: '2036-01-01T10:00', people: '1' }

/** A message that is scheduled for a team of one. */
async function aScheduled(site: TestSite) {
  const headers = await site.signIn('administrator')
  const team = await aTeam(site.ctx, { name: `Editors ${newId()}` })
  await aMember(site.ctx, { name: 'Ana Editor', email: `${newId()}@example.org`, teamId: team.id })
  const written = { to: team.id, subject: 'First', html: '<p>Of the first</p>', ...LATER }
  const sent = await site.post('/admin/emails/new', { ...written, key: newId() }, headers)
  const address = sent.headers.get('location') ?? ''
  const edit = (typed: Record<string, string>) =>
    site.post(`${address}/edit`, { ...written, key: newId(), ...typed }, headers)
  return { headers, address, edit }
}

test('the second of two editors of an e-mail keeps the typed text, sees the other one, and can replace it', async ({
  site,
}) => {
  const { headers, address, edit } = await aScheduled(site)
  expect((await edit({ subject: 'Theirs', html: '<p>Of them</p>', version: '1' })).status).toBe(303)
  const mine = { subject: 'Mine', html: '<p>Of me</p>' }
  const late = await edit({ ...mine, version: '1' })
  expect(late.status).toBe(409)
  const page = await late.text()
  for (const words of [
    'Someone else saved a change while you were editing',
    '<b>Theirs</b>',
    '<p>Of them</p>',
  ])
    expect(page).toContain(words)
  for (const kept of ['value="Mine"', 'Of me</textarea>', 'name="version" value="2"'])
    expect(page).toContain(kept)
  // The version stays through a mistake.
  expect(await (await edit({ ...mine, subject: '', version: '2' })).text()).toContain(
    'name="version" value="2"',
  )
  expect((await edit({ ...mine, version: '2' })).status).toBe(303)
  expect(await site.page(address, headers)).toContain('Of me')
})

test('a text that is saved after its e-mail was cancelled is refused and kept', async ({ site }) => {
  const { headers, address, edit } = await aScheduled(site)
  await site.post(address, { do: 'cancel' }, headers)
  const late = await edit({ subject: 'Mine', html: '<p>Of me</p>', version: '1' })
  expect(late.status).toBe(409)
  const page = await late.text()
  for (const words of ['It is too late to edit this e-mail', 'value="Mine"', 'Of me</textarea>'])
    expect(page).toContain(words)
  const opened = await site.page(`${address}/edit`, headers)
  expect(opened).toContain('It is too late to edit this e-mail')
  expect(opened).not.toContain('name="subject"')
})

test('an e-mail that was cancelled before its time says that nobody got it', async ({ site }) => {
  const { headers, address } = await aScheduled(site)
  await site.post(address, { do: 'cancel' }, headers)
  expect(await site.page(address, headers)).toContain('Nobody got this e-mail.')
})

test('saved recipients are added to an e-mail without losing what was typed, and a template replaces its text only', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  const team = await aTeam(site.ctx, { name: 'Starters' })
  await aMember(site.ctx, { name: 'Bo Starter', email: 'bo-starter@example.org', teamId: team.id })
  const post = async (typed: Record<string, string>) =>
    (await site.post('/admin/emails/new', { key: newId(), ...typed }, headers)).text()
  const named = { intent: 'save-audience', audienceName: 'All starters', to: team.id }
  const audience = /<option value="([^"]+)"[^>]*>All starters/.exec(await post(named))?.[1] ?? ''
  const kit = { name: 'Kit', kind: 'news', subject: 'Your kit', html: '<p>Collect it</p>' }
  await site.post('/admin/emails/templates/new', kit, headers)
  const [, template = ''] = /<option value="([^"]+)"[^>]*>Kit/.exec(await post({ intent: 'preview' })) ?? []
  const typed = { subject: 'Mine', html: '<p>Of me</p>', synopsis: 'Read this' }
  const withReaders = await post({ ...typed, intent: 'start', audience })
  for (const kept of ['value="Mine"', 'Of me</textarea>', 'bo-starter@example.org'])
    expect(withReaders).toContain(kept)
  const withText = await post({ ...typed, intent: 'start', to: team.id, template })
  expect(withText).not.toContain('Of me</textarea>')
  for (const kept of [
    'value="Your kit"',
    'value="Read this"',
    'Collect it</textarea>',
    'bo-starter@example.org',
  ])
    expect(withText).toContain(kept)
})

test('the second of two editors of a template sees the other text and can replace it, and removing asks first', async ({
  site,
}) => {
  const headers = await site.signIn('administrator')
  const theirs = { name: 'Cup', kind: 'news', subject: 'Of them', html: '<p>Of them</p>' }
  await site.post('/admin/emails/templates/new', theirs, headers)
  const list = await site.page('/admin/emails/templates', headers)
  const path = /href="(\/admin\/emails\/templates\/[\w-]{36})"[^>]*>Cup</.exec(list)?.[1] ?? ''
  expect(await site.page(path, headers)).toContain('name="version" value="1"')
  const save = (typed: Record<string, string>) => site.post(path, { ...theirs, ...typed }, headers)
  expect((await save({ subject: 'Better', version: '1' })).status).toBe(303)
  const late = await save({ subject: 'Mine', version: '1' })
  expect(late.status).toBe(409)
  const page = await late.text()
  for (const words of ['Someone else saved a change', '<b>Better</b>', 'value="Mine"', 'value="2"'])
    expect(page).toContain(words)
  expect((await save({ subject: 'Mine', version: '2' })).status).toBe(303)
  expect(await site.page(path, headers)).toMatch(/<summary>Remove this template<.*Yes, remove</s)
})
