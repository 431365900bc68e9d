import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { aDuty, aHelper } from '../../../../../demo/builders/duty.ts'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aPosition } from '../../../../../demo/builders/position.ts'
import { aTeam } from '../../../../../demo/builders/team.ts'
import { aUser } from '../../../../../demo/builders/user.ts'
import { test } from '../../../../../tests/support/site.ts'
import { duties, dutyHelpers } from '../../../../features/volunteering/duties/table.server.ts'

test('finance staff cannot see duties, and coaches cannot change the rules', async ({ site }) => {
  expect((await site.get('/admin/rotas/duties', await site.signIn('finance'))).status).toBe(403)
  const coach = await site.signIn('coach')
  expect((await site.get('/admin/rotas/duties', coach)).status).toBe(200)
  expect((await site.get('/admin/rotas/rules', coach)).status).toBe(403)
})

test('a coach can only fill the duties of their teams', async ({ site }) => {
  const { ctx } = site
  const own = await aTeam(ctx, { name: 'Men 1' })
  const foreign = await aTeam(ctx, { name: 'Women 1' })
  const member = await aMember(ctx)
  const { id } = await aUser(ctx, { role: 'coach', teams: [own] })
  const coach = await site.signIn({ ...member, userId: id })
  const assign = async (team: { id: string }) => {
    const duty = await aDuty(ctx, { teamId: team.id })
    const form = { do: 'assign', duty: duty.id, member: member.id }
    return (await site.post('/admin/rotas/duties', form, coach)).status
  }
  expect(await assign(foreign)).toBe(403)
  expect(await assign(own)).toBe(303)
})

test('an invalid duty keeps its input and names each field', async ({ site }) => {
  const headers = await site.signIn('administrator')
  const typed = {
    do: 'add',
    positionId: '',
    day: '2026-13-40',
    startsTime: '12:00',
    endsTime: '11:00',
    places: '0',
  }
  const answer = await site.post('/admin/rotas/duties', { ...typed, note: 'Bring cake' }, headers)
  const html = await answer.text()
  expect(answer.status).toBe(422)
  for (const text of ['Choose a position', 'Enter the date', 'from 1 to 20', 'value="Bring cake"'])
    expect(html).toContain(text)
  expect(await site.ctx.db.$count(duties, eq(duties.note, 'Bring cake'))).toBe(0)
})

test('the plan is proposed without changes and confirmed at once', async ({ site }) => {
  const { ctx } = site
  const headers = await site.signIn('administrator')
  const position = await aPosition(ctx, { name: 'Kiosk', isFlexible: true })
  const duty = await aDuty(ctx, { positionId: position.id })
  const member = await aMember(ctx, { name: 'Zoe Free' })
  expect(await site.page('/admin/rotas/plan', headers)).toContain('Zoe Free')
  const helpers = () => ctx.db.select().from(dutyHelpers).where(eq(dutyHelpers.dutyId, duty.id))
  expect(await helpers()).toEqual([])
  await site.post('/admin/rotas/plan', { choice: `${duty.id}/${member.id}` }, headers)
  expect(await helpers()).toMatchObject([{ memberId: member.id }])
})

test('cancelling a duty asks first, and says how many helpers get an e-mail', async ({ site }) => {
  const { ctx } = site
  const headers = await site.signIn('administrator')
  const position = await aPosition(ctx, { name: 'Hall set-up', isFlexible: true })
  const duty = await aDuty(ctx, { positionId: position.id, places: 3 })
  for (const place of [1, 2]) await aHelper(ctx, duty, await aMember(ctx), { place })
  const html = await site.page('/admin/rotas/duties', headers)
  const folds = html.split('<summary>Cancel duty')
  const fold = folds.find((part) => /^<span[^>]*> Hall set-up</.test(part)) ?? ''
  expect(fold).toContain('We e-mail 2 helpers that it is cancelled.')
  expect(fold).toContain('value="cancel"')
  expect(html).not.toMatch(/value="cancel"[^>]*>Cancel duty/)
})
