import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { aMember } from '../../../demo/builders/member.ts'
import { aPicture } from '../../../demo/builders/picture.ts'
import { aTeam } from '../../../demo/builders/team.ts'
import { aSite, type TestSite, test } from '../../../tests/support/site.ts'
import { memberTeams } from '../../features/members/table.server.ts'

const SECRETS = {
  email: 'canary.mail@example.org',
  phone: '020 7946 0999',
  address: 'Canary Wharf Mews',
  postcode: 'ZZ9 9ZZ',
  guardianName: 'Pat Canarsky',
  guardianEmail: 'canary.guardian@example.org',
  stripeId: 'cus_canary',
  stripeIdTest: 'cus_test_canary',
  ehaMid: 'EH-canary',
}

type Row = Record<string, unknown> & { Name: string }

async function list(site: TestSite, path: string, headers: Record<string, string> = {}): Promise<Row[]> {
  const answer = await site.get(path, headers)
  expect(answer.status, path).toBe(200)
  return answer.json() as Promise<Row[]>
}

async function aClub(site: TestSite) {
  const team = await aTeam(site.ctx, { name: 'Men 1', legacyId: 1 })
  await aMember(site.ctx, { ...SECRETS, name: 'Ada Adult', team, bornOn: '1991-03-17', country: 'pl' })
  await aMember(site.ctx, { ...SECRETS, name: 'Mia Canarsky', team, bornOn: '2014-03-18', showsBornOn: true })
  await aMember(site.ctx, { ...SECRETS, name: 'Pia Private', team, listed: false })
  return team
}

test('a visitor reads listed adults without contact, account or payment data, dates of birth or children [TEA-020]', async () => {
  const site = await aSite()
  await aClub(site)
  const members = await list(site, '/api/members')
  expect(members.map((member) => member.Name)).toEqual(['Ada Adult'])
  expect(members[0]).toMatchObject({
    slug: 'ada-adult',
    Active: true,
    dob: null,
    History: '',
    team: { name: 'Men 1', slug: 'men-1' },
    country: { short_name: 'Poland', iso2: 'PL' },
  })
  for (const kept of [
    'email',
    'username',
    'StripeId',
    'role',
    'user',
    'Phone',
    'Address',
    'listed',
    'gender',
  ])
    expect(members[0]).not.toHaveProperty(kept)
  for (const path of ['/api/members', '/api/teams', '/api/members/count', '/api/countries']) {
    const bytes = await (await site.get(path)).text()
    for (const secret of [...Object.values(SECRETS), 'Canarsky', 'Pia', '2014-03-18', '1991-03-17'])
      expect(bytes, path).not.toContain(secret)
  }
})

test('a visitor cannot find members by hidden values [TEA-020]', async ({ site }) => {
  await aMember(site.ctx, { name: 'Ada Asked', bornOn: '1991-03-17' })
  for (const question of ['email_contains=a', 'Phone_contains=0', '_sort=email:asc', 'StripeId_null=true'])
    expect((await site.get(`/api/members?${question}`)).status, question).toBe(400)
  expect(await list(site, '/api/members?slug=ada-asked&dob_lt=2000-01-01')).toEqual([])
  expect(await list(site, '/api/members?slug=ada-asked&dob_null=true')).toHaveLength(1)
})

test('a member reads all members, minors by first name, and finds none of them by a surname [TEA-020]', async () => {
  const site = await aSite()
  await aClub(site)
  const cookies = await site.signIn('member')
  const names = (await list(site, '/api/members', cookies)).map((member) => member.Name)
  expect(names).toEqual(['Ada Adult', 'Mia', 'Pia Private', 'Robin member'])
  expect(await list(site, '/api/members?Name_contains=canarsky', cookies)).toEqual([])
  const answer = await (await site.get('/api/members', cookies)).text()
  for (const secret of Object.values(SECRETS)) expect(answer).not.toContain(secret)
})

test('an administrator reads all fields of a member, including payment and account ids [TEA-020, ADM-014]', async () => {
  const site = await aSite()
  await aClub(site)
  const [ada] = await list(site, '/api/members?Name=Ada Adult', await site.signIn('administrator'))
  expect(ada).toMatchObject({
    email: SECRETS.email,
    Phone: SECRETS.phone,
    Address: SECRETS.address,
    StripeId: SECRETS.stripeId,
    dob: '1991-03-17',
    ehamember: { MID: SECRETS.ehaMid, MemberDocId: '' },
    username: null,
    role: null,
  })
})

test('a main team written alone is added to a member’s teams, and a list of teams replaces them [ADM-012, API-043]', async () => {
  const site = await aSite()
  const [old, next] = [await aTeam(site.ctx, { name: 'Men 2' }), await aTeam(site.ctx, { name: 'Men 1' })]
  const { id } = await aMember(site.ctx, { name: 'Ada Adult', team: old })
  const headers = await site.signIn('administrator')
  const teamsAfter = async (body: object) => {
    expect((await site.sendJson('PUT', `/api/members/${id}`, body, headers)).status).toBe(200)
    const rows = await site.ctx.db.select().from(memberTeams).where(eq(memberTeams.memberId, id))
    return rows.map(({ teamId }) => teamId).toSorted()
  }
  expect(await teamsAfter({ team: next.id })).toEqual([old.id, next.id].toSorted())
  expect(await teamsAfter({ team: next.id, teams: [next.id] })).toEqual([next.id])
})

test('members are sorted by name, ignoring accents', async () => {
  const site = await aSite()
  for (const name of ['Zora Novak', 'Álvaro Rincón', 'Łukasz Lis', 'Bea Aaron'])
    await aMember(site.ctx, { name })
  const names = (await list(site, '/api/members?_sort=Name:asc')).map((member) => member.Name)
  expect(names).toEqual(['Álvaro Rincón', 'Bea Aaron', 'Łukasz Lis', 'Zora Novak'])
})

test('a team has its fields, its listed adult members, and the pictures that a visitor may load [TEA-004]', async () => {
  const site = await aSite()
  await aClub(site)
  const mainImageId = await aPicture(site.ctx, { kind: 'team', audience: 'members' })
  await aTeam(site.ctx, { name: 'U16 Boys', slug: 'u16-boys', youth: true, mainImageId })
  const [men, boys] = await list(site, '/api/teams?_sort=name:asc')
  expect(men).toMatchObject({
    name: 'Men 1',
    slug: 'men-1',
    genre: 'men',
    legacy_id: 1,
    Active: true,
    ShowInMenu: true,
    image: [],
    members: [expect.objectContaining({ Name: 'Ada Adult' })],
  })
  expect(boys?.MainImage).toBeNull()
})

test('a team’s pictures are saved in order, and those of a youth team are for members only [TEA-004]', async () => {
  const site = await aSite()
  const administrator = await site.signIn('administrator')
  const team = await aTeam(site.ctx, { name: 'Men 1' })
  const [one, two] = [await aPicture(site.ctx, { audience: 'staff' }), await aPicture(site.ctx)]
  const main = await aPicture(site.ctx, { audience: 'staff' })
  const path = `/api/teams/${team.id}`
  const put = (body: object) => site.sendJson('PUT', path, body, administrator)
  const image = async (headers = {}) =>
    ((await (await site.get(path, headers)).json()) as { image: { id: string }[] }).image.map(({ id }) => id)
  expect((await put({ image: [two, one], MainImage: main })).status).toBe(200)
  expect(await image()).toEqual([two, one])
  expect((await site.get(`/files/${main}/original`)).status).toBe(200)
  expect((await put({ youth: true })).status).toBe(200)
  expect(await image()).toEqual([])
  expect(await image(administrator)).toEqual([two, one])
  for (const id of [one, main]) expect((await site.get(`/files/${id}/original`)).status).toBe(404)
  expect((await put({ image: [one] })).status).toBe(200)
  expect(await image(administrator)).toEqual([one])
})

test('countries are returned with short names and codes [SYS-067]', async ({ site }) => {
  await aMember(site.ctx, { country: 'tr' })
  expect(await list(site, '/api/countries?iso2=TR')).toEqual([
    expect.objectContaining({ short_name: 'Türkiye', iso2: 'TR' }),
  ])
})

test('only administrators can write members, and no caller can write a slug, an account or a payment id [TEA-020]', async () => {
  const site = await aSite()
  const member = await aMember(site.ctx, { name: 'Ada Adult' })
  const path = `/api/members/${member.id}`
  for (const role of ['member', 'coach', 'finance', 'shop'] as const) {
    const answer = await site.sendJson('PUT', path, { Name: 'Eve Evil' }, await site.signIn(role))
    expect(answer.status, role).toBe(403)
  }
  const administrator = await site.signIn('administrator')
  for (const field of ['slug', 'user', 'StripeId', 'role', 'photos', 'Created']) {
    const answer = await site.sendJson('PUT', path, { [field]: 'x' }, administrator)
    expect(answer.status, field).toBe(422)
  }
  expect((await site.sendJson('PUT', path, { Phone: '020 7946 0123' }, administrator)).status).toBe(200)
})

test('a child created by an administrator gets a slug from the first name only, and the team [TEA-020]', async () => {
  const site = await aSite()
  const team = await aTeam(site.ctx, { name: 'U16 Boys', slug: 'u16-boys', youth: true })
  const answer = await site.sendJson(
    'POST',
    '/api/members',
    { Name: 'Mia Canarsky', team: team.id, dob: '2014-03-18', listed: true },
    await site.signIn('administrator'),
  )
  expect(answer.status).toBeLessThan(300)
  const page = await site.page('/teams/u16-boys')
  expect(page).toContain('href="/teams/player/mia"')
  expect(page).not.toContain('anarsky')
})
