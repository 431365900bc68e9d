import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { anAlbum, aPhoto } from '../../../../demo/builders/album.ts'
import { aMember, type MemberFacts } from '../../../../demo/builders/member.ts'
import { aPicture } from '../../../../demo/builders/picture.ts'
import { aTeam } from '../../../../demo/builders/team.ts'
import { type TestSite, test } from '../../../../tests/support/site.ts'
import { members } from '../../../features/members/table.server.ts'
import { touchEntry, transact } from '../../../platform/database/transact.ts'

/** Values that must not appear in any response to a visitor. */
const CANARIES = {
  email: 'canary.mail@example.org',
  phone: '020 7946 0999',
  address: 'Canary Wharf Mews',
  postcode: 'ZZ9 9ZZ',
  guardianEmail: 'canary.guardian@example.org',
  stripeId: 'cus_canary',
  ehaMid: 'EH-canary',
}
const SURNAME = 'Canarsky'
const PRIVATE_NAME = 'Quintessa Hidden'

const person = (facts: MemberFacts): MemberFacts => ({
  ...CANARIES,
  guardianName: `Pat ${SURNAME}`,
  ...facts,
})

/** A team with every kind of member whose privacy a page could violate. */
async function aClub({ ctx }: TestSite) {
  const team = await aTeam(ctx, { name: 'Men 7', showStandings: true, legacyId: 7 })
  const youth = await aTeam(ctx, { name: 'U12 Mixed', youth: true })
  const imageId = await aPicture(ctx, { kind: 'player', audience: 'members', alt: `${SURNAME} jumps` })
  const adult = await aMember(ctx, person({ name: 'Ada Adult', team, bornOn: '1991-03-17' }))
  const minor = await aMember(
    ctx,
    person({
      name: `Mia ${SURNAME}`,
      team: youth,
      bornOn: '2014-03-18',
      showsBornOn: true,
      showsPhotos: true,
      history: `<p>Little ${SURNAME}</p>`,
      imageId,
    }),
  )
  const senior = await aMember(ctx, person({ name: `Sven ${SURNAME}`, team, bornOn: '2009-03-19' }))
  const hidden = await aMember(ctx, person({ name: PRIVATE_NAME, team, listed: false, bornOn: '1992-03-20' }))
  return { team, youth, adult, minor, senior, hidden, imageId }
}

const SECRETS = [
  ...Object.values(CANARIES),
  SURNAME,
  SURNAME.toLowerCase(),
  PRIVATE_NAME,
  'quintessa',
  '1991-03-17',
  '17th March 1991',
  '2014-03-18',
  '18th March 2014',
  '2009-03-19',
]

test('no page or page data gives a visitor contact data, dates of birth, minors or private members [TEA-017, TEA-019, TEA-020, MEM-001]', async ({
  site,
}) => {
  const { adult, minor, senior, imageId } = await aClub(site)
  const paths = [
    '/teams',
    '/teams/men-7',
    '/teams/u12-mixed',
    `/teams/player/${adult.slug}`,
    `/teams/player/${minor.slug}`,
    `/teams/player/${senior.slug}`,
    '/about-us/members',
    '/about-us/members?q=mia',
    '/about-us/members?team=u12-mixed',
    '/about-us/members?active=true',
  ]
  for (const path of [...paths, ...paths.map((one) => one.replace(/(\?|$)/, '.data$1'))]) {
    const answer = await site.get(path)
    expect(answer.status, path).toBe(200)
    const bytes = JSON.stringify([...answer.headers]) + (await answer.text())
    for (const secret of [...SECRETS, imageId]) expect(bytes, path).not.toContain(secret)
  }
})

test('a private member’s page looks like one that does not exist', async ({ site }) => {
  const hidden = await aMember(site.ctx, { name: 'Hedda Hidden', listed: false })
  const known = await site.get(`/teams/player/${hidden.slug}`)
  const unknown = await site.get('/teams/player/nobody-at-all')
  expect(known.status).toBe(404)
  expect(unknown.status).toBe(404)
  expect(await known.text()).not.toContain('Hedda')
})

test('a minor’s picture is unavailable to visitors and available to members [TEA-019]', async ({ site }) => {
  const imageId = await aPicture(site.ctx, { kind: 'player', audience: 'members' })
  await aMember(site.ctx, { name: 'Tim Tiny', bornOn: '2014-01-01', showsPhotos: true, imageId })
  const cookies = await site.signIn('member')
  expect(await site.page('/teams/player/tim')).not.toContain('/files/')
  expect(await site.page('/teams/player/tim', cookies)).toContain(`/files/${imageId}/`)
  expect((await site.get(`/files/${imageId}/original`)).status).toBe(404)
  expect((await site.get(`/files/${imageId}/original`, cookies)).status).toBe(200)
})

test('a minor has no gallery for visitors', async ({ site }) => {
  const minor = await aMember(site.ctx, { name: 'Ty Tagged', bornOn: '2014-01-01', showsPhotos: true })
  const album = await anAlbum(site.ctx)
  const photo = await aPhoto(site.ctx, { album, tagged: [minor] })
  expect(await site.page('/teams/player/ty')).not.toContain(photo.fileId)
  expect((await site.get(`/files/${photo.fileId}/original`)).status).toBe(404)
})

test('search engines get nothing about minors: the page is not indexed and contains no person data', async ({
  site,
}) => {
  await aMember(site.ctx, { name: 'Lou Little', bornOn: '2014-01-01' })
  const page = await site.page('/teams/player/lou')
  expect(page).toContain('<meta name="robots" content="noindex"/>')
  expect(page).not.toContain('application/ld+json')
})

test('members see everyone in the directory, minors by first name, and coaches their own players with surnames [MEM-001]', async ({
  site,
}) => {
  await aMember(site.ctx, { name: 'Ian Intern', listed: false })
  const team = await aTeam(site.ctx, { name: 'U14 Mixed', youth: true })
  await aMember(site.ctx, { name: 'Flo Fledgling', team, bornOn: '2014-01-01', listed: false })
  const cookies = await site.signIn('member')
  const page = await site.page('/about-us/members?q=i', cookies)
  const all = page + (await site.page('/about-us/members?q=flo', cookies))
  expect(all).toContain('Ian Intern')
  expect(all).toContain('>Flo<')
  expect(all).not.toContain('Fledgling')
  expect(await site.page('/about-us/members?q=flo', await site.signIn('coach'))).toContain('Flo Fledgling')
})

test('a member who withdraws consent leaves the directory immediately, also for a visitor with a cart [MEM-001, resolutions C03]', async ({
  site,
}) => {
  const person = await aMember(site.ctx, { name: 'Una Undecided', listed: true })
  const withCart = { cookie: 'cart=none' }
  const member = await site.signIn('member')
  expect(await site.page('/about-us/members', withCart)).toContain('Una Undecided')

  await transact(site.ctx, async (tx) => {
    await tx.update(members).set({ listed: false }).where(eq(members.id, person.id))
    await touchEntry(tx, 'members', person.id)
  })

  await expect.poll(() => site.page('/about-us/members', withCart)).not.toContain('Una Undecided')
  expect(await site.page('/about-us/members', member)).toContain('Una Undecided')
  expect(await site.page('/about-us/members', withCart)).not.toContain('Una Undecided')
})

test('a directory page beyond the last leads to the first and keeps the search [MEM-001]', async ({
  site,
}) => {
  const answer = await site.request('/about-us/members?q=i&page=99', { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/about-us/members?q=i'])
})
