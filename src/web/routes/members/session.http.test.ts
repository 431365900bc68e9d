import { expect } from 'vitest'
import { aMember } from '../../../../demo/builders/member.ts'
import { aTeam } from '../../../../demo/builders/team.ts'
import { aSeries } from '../../../../demo/builders/training-series.ts'
import { aSite, type TestSite, test } from '../../../../tests/support/site.ts'
import { answerPath } from '../../../features/trainings/answers/model/answer-link.ts'
import { sessionsBetween } from '../../../features/trainings/sessions/queries/sessions.server.ts'
import { sessionAnswers } from '../../../features/trainings/sessions/table.server.ts'
import { newId } from '../../../kernel/ids.ts'

async function aSession() {
  const site = await aSite()
  const team = await aTeam(site.ctx, { name: 'Men 1' })
  const ana = await aMember(site.ctx, { name: 'Ana Kovač', team, email: 'ana@example.org' })
  await aSeries(site.ctx, { teams: [team] })
  const now = site.ctx.clock.now()
  const [session] = await sessionsBetween(site.ctx, {
    from: now,
    to: new Date(now.getTime() + 10 * 86_400_000),
  })
  if (!session) throw new Error('there is no session')
  return { site, team, ana, session, path: `/members/sessions/${session.id}` }
}

const stored = (site: TestSite) => site.ctx.db.select().from(sessionAnswers)

test('a visitor is sent to the login, and a member can answer only for themselves', async () => {
  const { site, team, ana, path } = await aSession()
  expect((await site.get(path)).headers.get('location')).toContain('/members/access')
  const other = await site.signIn(await aMember(site.ctx, { name: 'Ben Hall', team }))
  const forged = { member: ana.id, answer: 'yes' }
  expect((await site.post(path, forged)).status).toBeGreaterThanOrEqual(302)
  expect((await site.post(path, forged, other)).status).toBe(403)
  expect((await site.get(`/members/sessions/${newId()}`, other)).status).toBe(404)
  expect(await site.page(path, other)).not.toContain('Ana')
  expect(await stored(site)).toEqual([])
})

test('a form without an answer is refused with its message', async () => {
  const { site, ana, path } = await aSession()
  const refused = await site.post(path, { member: ana.id }, await site.signIn(ana))
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Choose whether you are coming')
})

test('a member answers with a note and returns only to a page on this site', async () => {
  const { site, ana, path } = await aSession()
  const headers = await site.signIn(ana)
  const answer = { member: ana.id, answer: 'maybe', note: 'Late from work' }
  expect(
    (await site.post(path, { ...answer, back: '//evil.example' }, headers)).headers.get('location'),
  ).toBe(path)
  const back = '/members/dashboard/'
  expect((await site.post(path, { ...answer, back }, headers)).headers.get('location')).toBe(back)
  expect(await stored(site)).toMatchObject([{ answer: 'maybe', note: 'Late from work' }])
  expect(await site.page(path, headers)).toMatch(/aria-pressed="true"[^>]*>.*?Maybe/)
})

test('opening a link in an e-mail changes nothing, and sending it twice shows the same result', async () => {
  const { site, ana, session } = await aSession()
  const given = { sessionId: session.id, memberId: ana.id, answer: 'no' as const, email: 'ana@example.org' }
  const link = answerPath(site.ctx.secret, given, session.endsAt)
  expect((await site.get(link.replace(session.id, newId()))).status).toBe(410)
  const opened = await site.page(link)
  expect(opened).toContain('Are you coming?')
  expect(opened).toContain('send-answer')
  expect(await stored(site)).toEqual([])
  for (const _time of [1, 2]) {
    const sent = await site.post(link, { answer: 'no' })
    expect(await site.page(sent.headers.get('location') ?? '')).toContain('You said you are not coming.')
  }
  expect(await stored(site)).toMatchObject([{ answer: 'no', memberId: ana.id }])
})

test('Enter in the note sends it with the last answer, and with none before there is an answer', async () => {
  const { site, ana, path } = await aSession()
  const headers = await site.signIn(ana)
  const firstButton = async () => /<button[^>]*name="answer"[^>]*>/.exec(await site.page(path, headers))?.[0]
  expect(await firstButton()).toContain('disabled=""')
  await site.post(path, { member: ana.id, answer: 'no' }, headers)
  expect(await firstButton()).toContain('value="no"')
  expect(await firstButton()).not.toContain('disabled')
})

test('after an answer its button has the focus, and the notice says what was answered', async () => {
  const { site, ana, path } = await aSession()
  const headers = await site.signIn(ana)
  const answered = await site.post(path, { member: ana.id, answer: 'no' }, headers)
  const cookie = `${headers.cookie}; ${answered.headers.getSetCookie()[0]?.split(';')[0]}`
  const shown = await site.page(path, { ...headers, cookie })
  expect(shown).toMatch(/<button[^>]*value="no"[^>]*aria-pressed="true" autofocus=""[^>]*>/)
  expect(shown).toMatch(/id="notice".*You said you are not coming\./)
})

test('a refused answer keeps the typed note', async () => {
  const { site, ana, path } = await aSession()
  const note = 'I have to leave early. '.repeat(5)
  const refused = await site.post(path, { member: ana.id, answer: 'yes', note }, await site.signIn(ana))
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain(`value="${note.trim()}`)
})
