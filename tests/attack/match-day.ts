import { get, type IncomingMessage } from 'node:http'
import { aGame } from '../../demo/builders/game.ts'
import { aMember } from '../../demo/builders/member.ts'
import { aCallUp, aGameAnswer, aGameSquad } from '../../demo/builders/squad.ts'
import { aTeam } from '../../demo/builders/team.ts'
import { tableAddress } from '../../src/features/games/live/queries/table-link.server.ts'
import { matchEvents } from '../../src/features/games/live/table.server.ts'
import { answerAddress } from '../../src/features/games/squad/queries/answer-link.server.ts'
import { gameAnswers, gameCallUps } from '../../src/features/games/squad/table.server.ts'
import { newId } from '../../src/kernel/ids.ts'
import { PEOPLE } from './people.ts'
import { type Attack, form, isSound, json, type Outcome, type Target, tally } from './target.ts'

const DAY_MS = 86_400_000
/** The meeting point, which only the squad may see. */
const MEETING = 'Behind the third gym'

/** Outsiders try to read and change squads, answers and the scorer's table. */
export const matchDay: Attack = {
  name: 'match day of others',
  says: 'squads, answers and meeting points reach only the players and their coaches; a guessed, foreign or early link to the scorer’s table neither reads nor records; one network cannot take all live streams',
  run: attack,
}

async function attack(target: Target): Promise<Outcome> {
  const found = tally()
  const today = await aCalledUpGame(target, new Date())
  const tomorrow = await aCalledUpGame(target, new Date(Date.now() + 2 * DAY_MS))
  await readAndAnswer(target, found, tomorrow)
  await tryForeignLinks(target, found, { today, tomorrow })
  await guessTableLinks(target, found, { today, tomorrow })
  await floodStreams(target, found, today)
  return found.outcome
}

type Found = ReturnType<typeof tally>
type CalledUp = Awaited<ReturnType<typeof aCalledUpGame>>
type Both = { today: CalledUp; tomorrow: CalledUp }

async function aCalledUpGame({ ctx }: Target, startsAt: Date) {
  const team = await aTeam(ctx, { name: `Attacked ${newId().slice(-6)}`, active: true })
  const email = `${newId()}@example.org`
  const member = await aMember(ctx, { name: 'Attacked Player', team, listed: false, email })
  const game = await aGame(ctx, { teamId: team.id, startsAt })
  await aGameSquad(ctx, game, { meetPlace: MEETING })
  await aGameAnswer(ctx, game, member, { answer: 'maybe' })
  await aCallUp(ctx, game, member, { shirtNumber: 7 })
  return { game, member, email }
}

async function readAndAnswer(target: Target, found: Found, { game, member }: CalledUp): Promise<void> {
  const before = await answersOf(target)
  const pages = [
    `/members/games/${game.id}`,
    `/admin/games/${game.id}/squad`,
    `/admin/games/${game.id}/report`,
  ]
  const open = [`/games/${game.id}`, `/calendar/game/${game.id}.ics`, '/', '/about-us/games']
  const forged = [
    { member: member.id, question: 'call-up', answer: 'declined' },
    { member: member.id, question: 'availability', answer: 'not' },
    { version: '1', intent: 'call-up', [`position.${member.id}`]: 'Bench' },
    { version: '0', text: 'Forged', album: '' },
  ]
  for (const person of PEOPLE.filter((one) => one !== 'administrator')) {
    const headers = target.headers[person]
    for (const path of [...pages, ...open]) {
      const answer = await target.ask(path, { headers })
      const isRight = isSound(answer) && (open.includes(path) ? answer.status === 200 : answer.status !== 200)
      found.expect(isRight, `${person}: ${path} answers ${answer.status}`)
      found.expect(!answer.text.includes(MEETING), `${person}: ${path} shows the meeting point`)
      found.expect(!answer.text.includes('Attacked Player'), `${person}: ${path} names a player`)
    }
    for (const path of pages)
      for (const body of forged) {
        const { status } = await target.ask(path, form(body, headers))
        found.expect([302, 303, 403, 404, 422].includes(status), `${person}: POST ${path} answers ${status}`)
      }
  }
  found.expect((await answersOf(target)) === before, 'a forged answer was recorded')
}

const answersOf = async ({ ctx }: Target): Promise<string> =>
  JSON.stringify([
    await ctx.db.select().from(gameAnswers).orderBy(gameAnswers.gameId, gameAnswers.memberId),
    await ctx.db.select().from(gameCallUps).orderBy(gameCallUps.gameId, gameCallUps.memberId),
  ])

const linkOf = ({ ctx }: Target, { game, member, email }: CalledUp) =>
  answerAddress(ctx, game, { email, people: [{ memberId: member.id }] })

/** Uses the e-mail links of one game and player for another. */
async function tryForeignLinks(target: Target, found: Found, { today, tomorrow }: Both): Promise<void> {
  const token = new URL(linkOf(target, tomorrow)).searchParams.get('token')
  const before = await answersOf(target)
  const answer = { question: 'call-up', answer: 'declined' }
  const uses: [string, string][] = [
    [today.game.id, today.member.id],
    [today.game.id, tomorrow.member.id],
    [tomorrow.game.id, today.member.id],
  ]
  for (const [gameId, memberId] of uses) {
    const path = `/members/games/${gameId}?token=${token}`
    const { status } = await target.ask(path, form({ ...answer, member: memberId }))
    found.expect([403, 404, 410].includes(status), `a foreign link: POST ${path} answers ${status}`)
  }
  const calendar = await target.ask(`/calendar/game/${today.game.id}.ics?token=${token}`)
  found.expect(!calendar.text.includes(MEETING), 'a foreign link reads a calendar entry')
  found.expect((await answersOf(target)) === before, 'a foreign link has answered')
}

async function guessTableLinks(target: Target, found: Found, { today, tomorrow }: Both): Promise<void> {
  const token = tokenOf(target, today)
  const recorded = await target.ctx.db.$count(matchEvents)
  const guesses = [
    '',
    'null',
    token.slice(0, -2),
    token.replace(today.game.id, tomorrow.game.id),
    tokenOf(target, tomorrow),
    new URL(linkOf(target, today)).searchParams.get('token') ?? '',
    `${today.game.id}.2099-01-01.zzzzzz.${'A'.repeat(32)}`,
  ]
  const at = Date.now()
  const goal = { sentAt: at, events: [{ id: newId(), kind: 'goal', side: 'home', shirtNumber: 7, at }] }
  for (const guess of guesses) {
    const events = `/match/${today.game.id}/events?token=${encodeURIComponent(guess)}`
    const table = `/match/${today.game.id}/table?token=${encodeURIComponent(guess)}`
    for (const [path, init] of [[events], [table], [events, json('POST', goal)]] as [
      string,
      RequestInit?,
    ][]) {
      const answer = await target.ask(path, init)
      found.expect(isSound(answer) && [403, 410].includes(answer.status), `${path} answers ${answer.status}`)
      found.expect(!answer.text.includes('shirtNumber'), `${path} shows events`)
    }
  }
  const early = `/match/${tomorrow.game.id}/events?token=${encodeURIComponent(tokenOf(target, tomorrow))}`
  found.expect((await target.ask(early, json('POST', goal))).status === 403, 'an early link records')
  found.expect((await target.ctx.db.$count(matchEvents)) === recorded, 'an event was forged')
}

const tokenOf = ({ ctx }: Target, { game }: CalledUp): string =>
  new URL(tableAddress(ctx, game)).searchParams.get('token') ?? ''

/** The number of live streams opened by one network, and the number it may have. */
const [TRIED, ALLOWED] = [520, 500]

async function floodStreams(target: Target, found: Found, { game }: CalledUp): Promise<void> {
  const goal = { id: newId(), gameId: game.id, kind: 'goal' as const, side: 'home' as const }
  await target.ctx.db.insert(matchEvents).values({ ...goal, happenedAt: new Date() })
  const open = (client: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { 'x-forwarded-for': client }
      get(`${target.origin}/games/${game.id}/live`, { agent: false, headers }, resolve).on('error', reject)
    })
  const streams = await Promise.all(Array.from({ length: TRIED }, () => open('198.51.100.77')))
  const served = streams.filter(({ statusCode }) => statusCode === 200).length
  const refused = streams.filter(({ statusCode }) => statusCode === 429).length
  found.expect(served === ALLOWED && refused === TRIED - ALLOWED, `${served} streams for one network`)
  const other = await open('198.51.100.78')
  found.expect(other.statusCode === 200, `another network is answered ${other.statusCode}`)
  found.expect(isSound(await target.ask('/')), 'the home page fails meanwhile')
  for (const stream of [...streams, other]) stream.destroy()
}
