import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { aDuty, aHelper } from '../../../../demo/builders/duty.ts'
import { aMember } from '../../../../demo/builders/member.ts'
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
