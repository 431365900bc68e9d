import { expect } from 'vitest'
import { anAlbum, aPhoto } from '../../../../demo/builders/album.ts'
import { aGame } from '../../../../demo/builders/game.ts'
import { aGuardian } from '../../../../demo/builders/guardian.ts'
import { aMember, type MemberFacts } from '../../../../demo/builders/member.ts'
import { aTeam } from '../../../../demo/builders/team.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { type TestSite, test } from '../../../../tests/support/site.ts'
import { gameAnswers } from '../../../features/games/squad/table.server.ts'
import { CONSENT_KINDS } from '../../../features/members/consent/model.ts'
import { guardianInvitations } from '../../../features/members/family/table.server.ts'
import { INVITATION_LINK } from '../../../features/members/guardians/model.ts'
import { signLink } from '../../../platform/links/signed-link.ts'

const FAMILY = '/members/family'

/** A logged-in guardian and their child. */
async function aFamily(site: TestSite, name: string, given: MemberFacts = {}) {
  const child = await aMember(site.ctx, { ...given, name, bornOn: '2015-03-01', phone: '020 7946 0123' })
  const user = await aUser(site.ctx, { name: `Guardian of ${name}` })
  await aGuardian(site.ctx, user, child)
  return { child, user, headers: await site.signIn({ id: '', name: '', userId: user.id }) }
}

test('a visitor is sent to the login page and back', async ({ site }) => {
  for (const path of [FAMILY, `${FAMILY}/x`]) {
    const answer = await site.get(path)
    expect(answer.headers.get('location')).toBe(`/members/access/?next=${encodeURIComponent(path)}`)
  }
})

test('a guardian can neither read nor write another’s child, by page, form or API', async ({ site }) => {
  const { headers } = await aFamily(site, 'Lena Kovač')
  const { child, user } = await aFamily(site, 'Noa Other')
  const path = `${FAMILY}/${child.id}`
  expect((await site.get(path, headers)).status).toBe(404)
  const forms = [
    { do: 'details', version: '1', phone: '1' },
    { do: 'invite-guardian', email: 'stranger@example.org' },
    { do: 'remove-guardian', guardian: user.id },
    { do: 'revoke-guardian', invitation: child.id },
  ]
  for (const form of forms) expect((await site.post(path, form, headers)).status, form.do).toBe(404)
  const written = await site.sendJson('PUT', `/api/members/${child.id}`, { Phone: '1' }, headers)
  expect(written.status).toBe(403)
  const read = await (await site.get(`/api/members/${child.id}`, headers)).text()
  expect(read).not.toContain('020 7946 0123')
})

test('a guardian without a member record is shown the way to the children on Details', async ({ site }) => {
  const { headers } = await aFamily(site, 'Mila Kovač')
  const page = await site.page('/members/dashboard?tab=0', headers)
  expect(page).toContain('You look after Mila')
  expect(page).not.toContain('has not linked it to a member')
})

test('a guardian sees the children, edits the details, and a refusal keeps the input', async ({ site }) => {
  const { child, headers } = await aFamily(site, 'Mila Kovač')
  expect(await site.page(FAMILY, headers)).toContain('Mila Kovač')
  const path = `${FAMILY}/${child.id}`
  const wrong = await site.post(path, { do: 'details', version: '1', phone: 'no phone' }, headers)
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('value="no phone"')
  const saved = await site.post(path, { do: 'details', version: '1', phone: '020 7946 0999' }, headers)
  expect(saved.headers.get('location')).toBe(path)
  expect(await site.page(path, headers)).toContain('020 7946 0999')
})

test('the family pages are neither cached nor indexed, and work without scripts other than the form saver', async ({
  site,
}) => {
  const { child, headers } = await aFamily(site, 'Ida Kovač')
  const answer = await site.get(`${FAMILY}/${child.id}`, headers)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const html = await answer.text()
  expect(html).toContain('content="noindex"')
  expect(html.match(/<script\b[^>]*>/g)).toEqual([expect.stringContaining('/send-form.js')])
})

test('an invited guardian creates a login with the link and is on the child’s page', async ({ site }) => {
  const { child, headers } = await aFamily(site, 'Eva Kovač')
  const invited = await site.post(
    `${FAMILY}/${child.id}`,
    { do: 'invite-guardian', email: 'papa@example.org' },
    headers,
  )
  expect(invited.status).toBe(303)
  const link = await invitationLink(site)
  expect(await site.page(link)).toContain('You are invited as Eva’s guardian')
  const weak = await site.post(link, { name: 'Ivo Kovač', password: 'short' })
  expect(weak.status).toBe(422)
  expect(await weak.text()).toContain('value="Ivo Kovač"')
  const accepted = await site.post(link, { name: 'Ivo Kovač', password: 'lampe-regen-kiesel-42' })
  expect(accepted.headers.get('location')).toBe(`${FAMILY}/${child.id}`)
  const cookies = decodeURIComponent(accepted.headers.get('set-cookie') ?? '')
  expect(cookies).toContain('Your login is ready, and you are now a guardian.')
  expect((await site.get(link)).status).toBe(410)
})

async function invitationLink(site: TestSite): Promise<string> {
  const [invitation] = await site.ctx.db.select().from(guardianInvitations)
  const token = signLink(site.ctx.secret, INVITATION_LINK, [invitation!.id], invitation!.expiresAt)
  return `${FAMILY}/invitation?token=${token}`
}

test('a guardian enters an address for copies of e-mails; a wrong one is refused with what was typed', async ({
  site,
}) => {
  const { child, headers } = await aFamily(site, 'Ivo Kovač')
  const page = `${FAMILY}/${child.id}`
  const choose = (copyTo: string) =>
    site.post(page, { do: 'child-emails', emailsChild: 'yes', copyTo }, headers)
  const wrong = await choose('ivo@')
  expect(wrong.status).toBe(422)
  const refused = await wrong.text()
  expect(refused).toContain('value="ivo@"')
  expect(refused).toContain('Please enter an e-mail address like')
  expect((await choose('ivo@example.org')).status).toBe(303)
  expect(await site.page(page, headers)).toContain('value="ivo@example.org"')
})

test('a withdrawn consent hides photo and name at the next request: cached album, picture variants and API', async ({
  site,
}) => {
  const ana = await aMember(site.ctx, { name: 'Ana Withdraws', showsPhotos: true })
  const album = await anAlbum(site.ctx, { title: 'Once public' })
  const { fileId } = await aPhoto(site.ctx, { album, tagged: [ana] })
  const headers = await site.signIn(ana)
  const paths = [`/media/photos/${album.albumId}`, `/api/photoalbums/${album.id}`]
  const answer = (answers: Record<string, string>) =>
    site.post(`${FAMILY}/${ana.id}`, { do: 'consent', ...answers }, headers)
  for (const path of paths) for (const _ of [1, 2]) expect(await site.page(path)).toContain(fileId)
  expect((await site.get(`/files/${fileId}/640`)).status).toBe(200)

  expect((await answer({ tagging: 'no' })).status).toBe(303)
  expect(await site.page(paths[0]!)).not.toContain('Ana Withdraws')
  expect((await answer({ website_photos: 'no' })).status).toBe(303)
  for (const path of paths) expect(await site.page(path)).not.toContain(fileId)
  for (const variant of ['640', 'original'])
    expect((await site.get(`/files/${fileId}/${variant}`)).status).toBe(404)
})

test('a guardian answers for their own child only, and an invalid answer is refused', async ({ site }) => {
  const { child, headers } = await aFamily(site, 'Uma Kovač')
  const { child: other } = await aFamily(site, 'Noa Else')
  const form = { do: 'consent', transport: 'yes' }
  expect((await site.post(`${FAMILY}/${other.id}`, form, headers)).status).toBe(404)
  const wrong = await site.post(`${FAMILY}/${child.id}`, { ...form, transport: 'maybe' }, headers)
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('Choose yes or no')
  expect((await site.post(`${FAMILY}/${child.id}`, form, headers)).status).toBe(303)
  expect(await site.page(FAMILY, headers)).toContain('Answer 5 questions')
})

test('the page of the family shows its week with what each child has answered, and no other family’s', async ({
  site,
}) => {
  const { ctx } = site
  const [team, elsewhere] = [await aTeam(ctx, { youth: true }), await aTeam(ctx, { youth: true })]
  const { child, headers } = await aFamily(site, 'Iva Kovač', { team })
  const startsAt = new Date(ctx.clock.now().getTime() + 2 * 86_400_000)
  const game = await aGame(ctx, { teamId: team.id, awayTeam: 'Nearby HC', startsAt })
  await aGame(ctx, { teamId: elsewhere.id, awayTeam: 'Elsewhere HC', startsAt })
  const before = await site.page(FAMILY, headers)
  expect(before).toContain('Nearby HC')
  expect(before).toContain('Iva: no answer yet')
  expect(before).not.toContain('Elsewhere HC')
  await ctx.db.insert(gameAnswers).values({
    gameId: game.id,
    memberId: child.id,
    answer: 'maybe',
    answeredAt: ctx.clock.now(),
  })
  expect(await site.page(FAMILY, headers)).toContain('Iva: maybe')
})

test('the consent questions are closed once all are answered, and open for the next one', async ({
  site,
}) => {
  const { child, headers } = await aFamily(site, 'Lea Kovač')
  const path = `${FAMILY}/${child.id}`
  expect(await site.page(path, headers)).not.toContain('Read the questions again')
  const answers = Object.fromEntries(CONSENT_KINDS.map((kind) => [kind, 'no']))
  await site.post(path, { do: 'consent', ...answers }, headers)
  expect(await site.page(path, headers)).toContain('Read the questions again')
})

test('a consent form without any answer is refused instead of being called saved', async ({ site }) => {
  const { child, headers } = await aFamily(site, 'Uma Kovač')
  const refused = await site.post(`${FAMILY}/${child.id}`, { do: 'consent' }, headers)
  expect(refused.status).toBe(422)
  expect(await refused.text()).toMatch(
    /autofocus="" role="alert".*Choose yes or no for at least one question\./,
  )
})

test('the forms for a second guardian and for the login of a child of 16 have fields of their own', async ({
  site,
}) => {
  const child = await aMember(site.ctx, { name: 'Pia Kovač', bornOn: '2009-12-01' })
  const user = await aUser(site.ctx)
  await aGuardian(site.ctx, user, child)
  const page = await site.page(
    `${FAMILY}/${child.id}`,
    await site.signIn({ id: '', name: '', userId: user.id }),
  )
  expect(page.match(/name="email"/g)).toHaveLength(2)
  const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a wrong address of a second guardian is refused at its form, and saving returns to the section', async ({
  site,
}) => {
  const { child, headers } = await aFamily(site, 'Ada Kovač')
  const path = `${FAMILY}/${child.id}`
  const refused = await site.post(path, { do: 'invite-guardian', email: 'papa' }, headers)
  expect(await refused.text()).toMatch(/autofocus="".*href="#f-guardians-email"/)
  const saved = await site.post(path, { do: 'consent', transport: 'yes' }, headers)
  const cookie = `${headers.cookie}; ${saved.headers.getSetCookie()[0]?.split(';')[0]}`
  expect(await site.page(path, { ...headers, cookie })).toMatch(/autofocus=""[^>]*>What you agree to/)
})
