import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aSite } from '../../../../tests/support/site.ts'
import { createSetupLink } from '../../../features/accounts/invitations/commands/create-setup-link.server.ts'
import { verifications } from '../../../features/accounts/table.server.ts'
import { prepareSettings } from '../../../features/club/commands/prepare-settings.server.ts'

const PERSON = { name: 'Robin Vale', email: 'robin@example.org', password: 'Blue kettle 27 sings' }

/** A club that is not set up yet: its site, and the path of its setup link. */
async function aNewClub() {
  const site = await aSite()
  const link = await createSetupLink(site.ctx)
  if (!link.ok) throw new Error('a new club has no administrator')
  await prepareSettings(site.ctx, { isPublished: false })
  return { site, path: new URL(link.url).pathname }
}

test('guessed, expired and used setup links return the same 404', async () => {
  const { site, path } = await aNewClub()
  const guessed = await site.get('/setup/guessed')
  expect(guessed.status).toBe(404)
  expect(await guessed.text()).toContain('This page could not be found')
  expect((await site.post(path, PERSON)).status).toBe(303)
  expect((await site.get(path)).status).toBe(404)
  expect((await site.post(path, { ...PERSON, email: 'other@example.org' })).status).toBe(404)

  const { site: late, path: old } = await aNewClub()
  await late.ctx.db.update(verifications).set({ expiresAt: new Date(0) })
  expect((await late.get(old)).status).toBe(404)
})

test('a later setup link invalidates the earlier one, and a club with an administrator gets none', async () => {
  const { site, path } = await aNewClub()
  await createSetupLink(site.ctx)
  expect((await site.get(path)).status).toBe(404)
  await site.signIn('administrator')
  expect(await createSetupLink(site.ctx)).toEqual({ ok: false, reason: 'HAS_ADMINISTRATOR' })
})

test('invalid values are refused at their fields, and name and e-mail are kept', async () => {
  const { site, path } = await aNewClub()
  const refused = await site.post(path, { ...PERSON, email: 'robin', password: 'handball' })
  expect(refused.status).toBe(422)
  const page = await refused.text()
  expect(page).toContain('value="Robin Vale"')
  expect(page).not.toContain('value="handball"')
  const weak = await site.post(path, { ...PERSON, password: 'Handball2026!' })
  expect(weak.status).toBe(422)
  expect((await site.get(path)).status).toBe(200)
})

test('the first administrator logs in with the link without any e-mail, and publishes the site', async () => {
  const { site, path } = await aNewClub()
  const soon = await site.get('/')
  expect(soon.status).toBe(503)
  expect(await soon.text()).toContain('Our new site opens soon')
  expect((await site.get('/members/access/')).status).toBe(200)

  const created = await site.post(path, PERSON)
  expect(created.headers.get('location')).toBe('/admin/setup/club')
  const cookie = created.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  expect((await site.get('/', { cookie })).status).toBe(200)
  expect((await site.get('/teams')).status).toBe(503)
  expect(await site.page('/admin', { cookie })).toContain('Your site is not public yet')
  expect((await site.post('/admin/settings/club', { intent: 'publish' }, { cookie })).status).toBe(303)
  expect((await site.get('/teams')).status).toBe(200)
  expect(await site.page('/admin', { cookie })).not.toContain('Your site is not public yet')
  const [left] = await site.ctx.db.select().from(verifications).where(eq(verifications.value, 'setup-link'))
  expect(left).toBeUndefined()
})
