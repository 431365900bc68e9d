import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { aGame } from '../../../../demo/builders/game.ts'
import { aGuardian } from '../../../../demo/builders/guardian.ts'
import { aMember } from '../../../../demo/builders/member.ts'
import { aCallUp, aGameSquad } from '../../../../demo/builders/squad.ts'
import { aTeam } from '../../../../demo/builders/team.ts'
import { aUser } from '../../../../demo/builders/user.ts'
import { type TestSite, test } from '../../../../tests/support/site.ts'
import { answerAddress } from '../../../features/games/squad/queries/answer-link.server.ts'
import { gameCallUps } from '../../../features/games/squad/table.server.ts'
import { games } from '../../../features/games/table.server.ts'

const MUM = 'mum@example.org'

async function aCalledUpChild(site: TestSite) {
  const team = await aTeam(site.ctx, { name: 'U13', youth: true })
  const child = await aMember(site.ctx, {
    name: 'Lena Kovač',
    bornOn: '2014-03-01',
    team,
    guardianEmail: MUM,
  })
  const game = await aGame(site.ctx, { teamId: team.id })
  await aGameSquad(site.ctx, game, { meetPlace: 'At the car park' })
  await aCallUp(site.ctx, game, child)
  return { child, game, address: `/members/games/${game.id}` }
}

const accountOf = (site: TestSite, user: { id: string; name: string }) =>
  site.signIn({ ...user, userId: user.id })

const answerIn = async (site: TestSite, gameId: string) => {
  const [found] = await site.ctx.db.select().from(gameCallUps).where(eq(gameCallUps.gameId, gameId))
  return found?.answer
}

test('a visitor is sent to the login, and another member gets a 404', async ({ site }) => {
  const { child, address } = await aCalledUpChild(site)
  expect((await site.get(address)).headers.get('location')).toContain('/members/access/?next=')
  const other = await site.signIn('member')
  expect((await site.get(address, other)).status).toBe(404)
  const body = { member: child.id, question: 'call-up', answer: 'confirmed' }
  expect((await site.post(address, body, other)).status).toBe(403)
})

test('a changed link is shown as expired and answers nothing', async ({ site }) => {
  const { child, game, address } = await aCalledUpChild(site)
  const link = `${address}?token=${game.id}.${child.id}.zzzzzz.forged`
  expect((await site.get(link)).status).toBe(410)
  const body = { member: child.id, question: 'call-up', answer: 'confirmed' }
  expect((await site.post(link, body)).status).toBe(403)
  expect(await answerIn(site, game.id)).toBeNull()
})

test('a postponed or cancelled game says so by account and link, has no buttons, and refuses an answer', async ({
  site,
}) => {
  const { child, game, address } = await aCalledUpChild(site)
  const mother = await aUser(site.ctx, { email: MUM })
  await aGuardian(site.ctx, mother, child)
  const account = await accountOf(site, mother)
  const link = answerAddress(site.ctx, game, { email: MUM, people: [{ memberId: child.id }] })
  for (const [status, words] of [
    ['postponed', 'This game is postponed. You can answer when it has a new date.'],
    ['cancelled', 'This game is cancelled, so you don’t need to answer.'],
  ] as const) {
    await site.ctx.db.update(games).set({ status }).where(eq(games.id, game.id))
    for (const page of [await site.page(address, account), await site.page(link)]) {
      expect(page).toContain(words)
      expect(page).not.toContain('name="answer"')
    }
    const body = { member: child.id, question: 'call-up', answer: 'confirmed' }
    const refused = await site.post(link, body)
    expect(refused.status).toBe(409)
    expect((await refused.text()).split(words)).toHaveLength(2)
  }
  expect(await answerIn(site, game.id)).toBeNull()
})

test('an invalid answer is refused with a message', async ({ site }) => {
  const { child, game } = await aCalledUpChild(site)
  const link = answerAddress(site.ctx, game, { email: MUM, people: [{ memberId: child.id }] })
  const answer = await site.post(link, { member: child.id, question: 'call-up', answer: 'perhaps' })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('Choose one of the answers')
})

test('a link in an e-mail shows the child by first name with the meeting point, and confirms', async ({
  site,
}) => {
  const { child, game } = await aCalledUpChild(site)
  const link = answerAddress(site.ctx, game, { email: MUM, people: [{ memberId: child.id }] })
  const answer = await site.get(link)
  expect(answer.headers.get('referrer-policy')).toBe('same-origin')
  const page = await answer.text()
  expect(page).toContain('Lena is in the squad')
  expect(page).toContain('At the car park')
  expect(page).not.toContain('Kovač')
  const sent = await site.post(link, { member: child.id, question: 'call-up', answer: 'confirmed' })
  expect(sent.status).toBe(303)
  expect(await answerIn(site, game.id)).toBe('confirmed')
  expect(await site.page(link)).toContain('Confirmed')
})

test('a guardian declines for a child, and the other guardian sees who did', async ({ site }) => {
  const { child, game, address } = await aCalledUpChild(site)
  const [mother, father] = [
    await aUser(site.ctx, { name: 'Maja Kovač' }),
    await aUser(site.ctx, { name: 'Ivo Kovač' }),
  ]
  await aGuardian(site.ctx, mother, child, 1)
  await aGuardian(site.ctx, father, child, 2)
  const body = { member: child.id, question: 'call-up', answer: 'declined' }
  expect((await site.post(address, body, await accountOf(site, mother))).status).toBe(303)
  expect(await answerIn(site, game.id)).toBe('declined')
  expect(await site.page(address, await accountOf(site, father))).toContain('Answered by Maja Kovač')
})

test('a guardian who answered is named to themselves neither in their account nor by an e-mailed link', async ({
  site,
}) => {
  const { child, game, address } = await aCalledUpChild(site)
  const mother = await aUser(site.ctx, { name: 'Maja Kovač', email: 'maja@example.org' })
  await aGuardian(site.ctx, mother, child)
  const account = await accountOf(site, mother)
  const link = answerAddress(site.ctx, game, { email: mother.email, people: [{ memberId: child.id }] })
  const body = { member: child.id, question: 'call-up', answer: 'confirmed' }
  expect((await site.post(address, body, account)).status).toBe(303)
  for (const page of [await site.page(address, account), await site.page(link)]) {
    expect(page).toContain('Confirmed')
    expect(page).not.toContain('Answered by')
  }
})

test('an answer given on This week returns there, to the button of the player', async ({ site }) => {
  const { child, address } = await aCalledUpChild(site)
  const mother = await aUser(site.ctx)
  await aGuardian(site.ctx, mother, child)
  const account = await accountOf(site, mother)
  const week = '/members/dashboard/'
  expect(await site.page(week, account)).toContain(`<input type="hidden" name="back" value="${week}"/>`)
  const body = { member: child.id, question: 'call-up', answer: 'confirmed', back: week }
  const answered = await site.post(address, body, account)
  expect(answered.headers.get('location')).toBe(week)
  expect(decodeURIComponent(answered.headers.getSetCookie()[0] ?? '')).toContain(`playing ${child.id}`)
})
