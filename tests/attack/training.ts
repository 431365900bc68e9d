import { aGuardian } from '../../demo/builders/guardian.ts'
import { aMember } from '../../demo/builders/member.ts'
import { aTeam } from '../../demo/builders/team.ts'
import { aSeries } from '../../demo/builders/training-series.ts'
import { aUser } from '../../demo/builders/user.ts'
import { answerPath } from '../../src/features/trainings/answers/model/answer-link.ts'
import { sessionsBetween } from '../../src/features/trainings/sessions/queries/sessions.server.ts'
import { sessionAnswers, sessionAttendance } from '../../src/features/trainings/sessions/table.server.ts'
import { newId } from '../../src/kernel/ids.ts'
import { signIn } from '../support/sign-in.ts'
import { type Attack, form, isSound, json, type Outcome, type Target, tally } from './target.ts'

const DAY_MS = 86_400_000
/** Occurs only in the child's answer. */
const NOTE = 'Depends on the ferry to Zanzibar'
const SURNAME = 'Quillfeather'
const MOTHER = 'mother-of-quill@example.org'

/** Tries to read and change another team's training as a coach of a different team, another parent and a visitor. */
export const othersTraining: Attack = {
  name: 'training, attendance and duties of others',
  says: 'a coach reaches only their own teams, a parent only their own children, a visitor nothing of answers and attendance; links cannot answer for anyone else or after they expire',
  run: attack,
}

async function attack(target: Target): Promise<Outcome> {
  const found = tally()
  const club = await aTeamOfOthers(target)
  const before = await writtenIn(target)
  await readPages(target, club, found)
  await writeToThem(target, club, found)
  await answerByLinks(target, club, found)
  found.expect((await writtenIn(target)) === before, 'an answer or a mark of others was written')
  return found.outcome
}

type Club = Awaited<ReturnType<typeof aTeamOfOthers>>
type Found = ReturnType<typeof tally>

/** A team with a child who has answered, and the outsiders who attack it. */
async function aTeamOfOthers({ ctx }: Target) {
  const team = await aTeam(ctx, { name: 'Quill Juniors', youth: true })
  const child = await aMember(ctx, { name: `Tove ${SURNAME}`, bornOn: '2014-03-01', team, listed: false })
  await aGuardian(ctx, await aUser(ctx, { email: MOTHER }), child)
  const series = await aSeries(ctx, { teams: [team], weekday: 3 })
  const now = ctx.clock.now()
  const [session] = await sessionsBetween(ctx, {
    ...{ teamIds: [team.id], from: now, to: new Date(now.getTime() + 14 * DAY_MS) },
  })
  if (!session) throw new Error('the team has no session')
  await ctx.db.insert(sessionAnswers).values({
    ...{ sessionId: session.id, memberId: child.id, answer: 'maybe', note: NOTE, answeredAt: now },
  })
  const stranger = await aUser(ctx)
  await aGuardian(ctx, stranger, await aMember(ctx, { name: 'Ida Elsewhere', bornOn: '2014-05-01' }))
  const coach = await aUser(ctx, { role: 'coach', teams: [await aTeam(ctx, { name: 'Other Juniors' })] })
  const headersOf = (user: { id: string }) => signIn(ctx, { id: '', name: '', userId: user.id })
  return {
    ...{ team, child, series, session },
    others: {
      visitor: {},
      'another parent': await headersOf(stranger),
      'the coach of another team': await headersOf(coach),
    },
  }
}

const pagesOf = ({ team, series, session }: Club): string[] => [
  `/admin/attendance/${session.id}`,
  `/admin/attendance?team=${team.id}`,
  `/admin/attendance/export?team=${team.id}`,
  `/admin/emergency/${session.id}`,
  '/admin/trainings',
  `/admin/trainings/sessions/${session.id}`,
  `/admin/trainings/series/${series.id}`,
  '/admin/rotas/points',
  `/members/sessions/${session.id}`,
  '/members/dashboard',
  '/members/family',
  '/members/duties',
  `/teams/${team.slug}`,
  '/about-us/trainings',
  `/calendar/team/${team.slug}.ics`,
  `/calendar/session/${session.id}.ics`,
  `/api/trainings?team=${team.id}`,
  `/calendar/private/${'x'.repeat(32)}.ics`,
]

async function readPages(target: Target, club: Club, found: Found): Promise<void> {
  for (const [who, headers] of Object.entries(club.others)) {
    for (const page of pagesOf(club)) {
      for (const path of page.startsWith('/admin') ? [page, withData(page)] : [page]) {
        const answer = await target.ask(path, { headers })
        found.expect(isSound(answer), `${who}: ${path} answers ${answer.status}`)
        for (const secret of [NOTE, SURNAME, MOTHER])
          found.expect(!answer.text.includes(secret), `${who}: ${path} shows "${secret}"`)
      }
    }
  }
}

const withData = (path: string) => path.replace(/^[^?]+/, (page) => `${page}.data`)

/** Expects that each write is refused. */
async function writeToThem(target: Target, club: Club, found: Found): Promise<void> {
  const { child, session, series } = club
  const mark = { person: `member/${child.id}`, state: 'absent', markId: newId(), markedAt: new Date() }
  const posts: [string, RequestInit][] = [
    [`/members/sessions/${session.id}`, form({ member: child.id, answer: 'no', note: '' })],
    ['/members/duties', form({ do: 'take', duty: newId(), member: child.id })],
    [`/admin/attendance/${session.id}`, form({ [`state-member/${child.id}`]: 'absent' })],
    [`/admin/attendance/${session.id}/marks`, json('POST', [mark])],
    [`/admin/trainings/sessions/${session.id}`, form({ do: 'cancel', reason: 'Because' })],
    [`/admin/trainings/series/${series.id}`, form({ do: 'remove' })],
  ]
  for (const [who, headers] of Object.entries(club.others)) {
    for (const [path, init] of posts) {
      const answer = await target.ask(path, { ...init, headers: { ...init.headers, ...headers } })
      const isRefused = [302, 303, 401, 403, 404, 422].includes(answer.status)
      const isLogin = answer.headers.get('location')?.startsWith('/members/access')
      const isRight = isRefused && ([302, 303].includes(answer.status) ? isLogin === true : true)
      found.expect(isSound(answer) && isRight, `${who}: POST ${path} answers ${answer.status}`)
    }
  }
}

/** Uses links for another child, of another reader, altered, and expired. */
async function answerByLinks(target: Target, { child, session }: Club, found: Found): Promise<void> {
  const { ctx } = target
  const own = { sessionId: session.id, memberId: child.id, answer: 'no' as const }
  const linkOf = (email: string, until: Date, secret = ctx.secret) =>
    answerPath(secret, { ...own, email }, until)
  const valid = linkOf(MOTHER, session.endsAt)
  const links = [
    linkOf('someone@example.org', session.endsAt),
    linkOf(MOTHER, new Date(ctx.clock.now().getTime() - 1000)),
    linkOf(MOTHER, session.endsAt, 'another secret, 32 characters or more'),
    valid.replace(child.id, newId()),
    valid.replace(session.id, newId()),
    `${valid.slice(0, -4)}AAAA`,
    '/members/answer?token=',
  ]
  for (const link of links) {
    found.expect(link !== valid, 'a link was not altered')
    const read = await target.ask(link)
    found.expect(read.status === 410, `${link} is read: ${read.status}`)
    const { status } = await target.ask(link, form({ answer: 'no' }))
    found.expect(status === 410, `${link} is answered: ${status}`)
  }
}

async function writtenIn({ ctx }: Target): Promise<string> {
  const answers = await ctx.db.select().from(sessionAnswers).orderBy(sessionAnswers.memberId)
  return JSON.stringify([
    answers.filter(({ note }) => note === NOTE),
    await ctx.db.$count(sessionAnswers),
    await ctx.db.$count(sessionAttendance),
  ])
}
