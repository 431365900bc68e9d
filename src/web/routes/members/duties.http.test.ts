import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { aDuty, aHelper } from '../../../../demo/builders/duty.ts'
import { aGuardian } from '../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { test } from '../../../../tests/support/site.ts'
import { dutyHelpers } from '../../../features/volunteering/duties/table.server.ts'

const PAGE = '/members/duties'

test('a visitor is sent to the login and sees no duty', async ({ site }) => {
  const answer = await site.get(PAGE)
  expect([answer.status, answer.headers.get('location')]).toEqual([
    302,
    `/members/access/?next=${encodeURIComponent(PAGE)}`,
  ])
})

test('a duty for another member and a full duty are refused', async ({ site }) => {
  const ana = await aMember(site.ctx, { name: 'Ana Own' })
  const other = await aMember(site.ctx, { name: 'Zoe Other' })
  const headers = await site.signIn(ana)
  const duty = await aDuty(site.ctx)
  const take = (member: { id: string }) =>
    site.post(PAGE, { do: 'take', duty: duty.id, member: member.id }, headers)
  expect((await take(other)).status).toBe(403)
  await aHelper(site.ctx, duty, other)
  const answer = await take(ana)
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('Someone else got there first')
})

test('a member takes a duty with one tap, without scripts', async ({ site }) => {
  const ana = await aMember(site.ctx, { name: 'Ana Own' })
  const duty = await aDuty(site.ctx)
  const headers = await site.signIn(ana)
  expect(await site.page(PAGE, headers)).toContain('I’ll do it')
  const answer = await site.post(PAGE, { do: 'take', duty: duty.id, member: ana.id }, headers)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, PAGE])
  const helpers = site.ctx.db.select().from(dutyHelpers).where(eq(dutyHelpers.dutyId, duty.id))
  expect(await helpers).toMatchObject([{ memberId: ana.id }])
})

test('a duty that was taken has the focus, and its heading is described by the notice', async ({ site }) => {
  const ana = await aMember(site.ctx, { name: 'Ana Own' })
  const duty = await aDuty(site.ctx)
  const headers = await site.signIn(ana)
  const taken = await site.post(PAGE, { do: 'take', duty: duty.id, member: ana.id }, headers)
  const cookie = `${headers.cookie}; ${taken.headers.getSetCookie()[0]?.split(';')[0]}`
  const page = await site.page(PAGE, { ...headers, cookie })
  expect(page).toMatch(/<h3 [^>]*autofocus="" aria-describedby="notice">/)
})

test('a duty that another family member could share is listed twice, without repeating an id', async ({
  site,
}) => {
  const [leo, mia] = [
    await aMember(site.ctx, { name: 'Leo Own', bornOn: '2013-05-01' }),
    await aMember(site.ctx, { name: 'Mia Own', bornOn: '2015-05-01' }),
  ]
  const user = await aUser(site.ctx)
  for (const child of [leo, mia]) await aGuardian(site.ctx, user, child)
  await aHelper(site.ctx, await aDuty(site.ctx, { places: 2 }), leo)
  const page = await site.page(PAGE, await site.signIn({ id: '', name: '', userId: user.id }))
  expect(page).toContain('Offer to others')
  expect(page).toContain('I’ll do it for Mia')
  const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
