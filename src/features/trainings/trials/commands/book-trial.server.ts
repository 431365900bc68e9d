import { eq } from 'drizzle-orm'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { mailAddress } from '../../../../platform/email/email.ts'
import { type Limit, networkOf, spendEach } from '../../../../platform/limits/limits.ts'
import { paths } from '../../../../web/paths.ts'
import { users } from '../../../accounts/table.server.ts'
import { sendEmail } from '../../../emails/commands/send-email.server.ts'
import { firstNameOf } from '../../../members/model/member.ts'
import { teamNames } from '../../../teams/queries/teams.server.ts'
import { seriesCoaches } from '../../series/table.server.ts'
import type { TrainingSession } from '../../sessions/model/session.ts'
import { sessionsBetween } from '../../sessions/queries/sessions.server.ts'
import { sessionTrialists, trainingSessions } from '../../sessions/table.server.ts'
import { TRIAL_CAPTCHA } from '../model/captcha-purpose.ts'
import { bookedEmail } from '../model/emails.ts'
import { EXPERIENCE_WORDS, teamsFor } from '../model/team-for.ts'
import type { TrialInput } from '../schema.ts'

export const TRIAL_LIMIT: Limit = { name: 'trials', points: 60, seconds: 3600 }
export const TRIAL_PERSON_LIMIT: Limit = { name: 'trials-person', points: 5, seconds: 3600 }

/** The minimum notice for the coach. */
const NOTICE_MS = 3 * 3_600_000
const AHEAD_MS = 28 * 86_400_000

type Needs = Pick<Ctx, 'db' | 'pages' | 'clock' | 'config' | 'club' | 'captcha' | 'client'>
export type BookTrial = Outcome<
  { session: TrainingSession },
  { reason: 'CAPTCHA' | 'NO_SESSION' } | { reason: 'TOO_MANY'; retryAfterSeconds: number }
>

/**
 * Books the next session of a suitable team for a newcomer, and e-mails them when and where. Repeating a booking has no
 * effect. NO_SESSION: no team for this age trains in the next four weeks.
 */
export async function bookTrial(ctx: Needs, input: TrialInput): Promise<BookTrial> {
  const { altcha, ...content } = input
  if (!(await ctx.captcha.verify(altcha, TRIAL_CAPTCHA, JSON.stringify(content)))) return refused('CAPTCHA')
  const network = networkOf(ctx.client)
  const email = input.email.toLowerCase()
  const spent = await spendEach(ctx.db, [TRIAL_PERSON_LIMIT, `${network} ${email}`], [TRIAL_LIMIT, network])
  if (!spent.allowed) return refused('TOO_MANY', { retryAfterSeconds: spent.retryAfterSeconds })
  const session = await nextSession(ctx, input)
  if (!session) return refused('NO_SESSION')
  await transact(ctx, async (tx) => {
    const { name, age } = input
    const experience = EXPERIENCE_WORDS[input.experience]
    const [added] = await tx
      .insert(sessionTrialists)
      .values({ sessionId: session.id, name, email, age, experience, createdAt: ctx.clock.now() })
      .onConflictDoNothing()
      .returning({ id: sessionTrialists.id })
    if (!added) return
    const url = new URL(paths.team(session.teams[0]?.slug ?? ''), ctx.config.publicUrl).href
    const coaches = await coachesOf(tx, session.id)
    await sendEmail(ctx, tx, { to: mailAddress(email, name) }, bookedEmail({ name, session, coaches, url }))
  })
  return done({ session })
}

/** Finds the next session of the most suitable team that has one. */
async function nextSession(
  ctx: Needs,
  { team, ...person }: TrialInput,
): Promise<TrainingSession | undefined> {
  const now = ctx.clock.now().getTime()
  const [teams, sessions] = await Promise.all([
    teamNames(ctx),
    sessionsBetween(ctx, { from: new Date(now + NOTICE_MS), to: new Date(now + AHEAD_MS) }),
  ])
  const open = sessions.filter(
    ({ status, startsAt }) => status === 'scheduled' && startsAt.getTime() > now + NOTICE_MS,
  )
  for (const { slug } of teamsFor(teams, { ...person, genre: person.genre }, team)) {
    const next = open.find((session) => session.teams.some((one) => one.slug === slug))
    if (next) return next
  }
  return undefined
}

/** Returns the first names of the coaches of a session's series. */
async function coachesOf(tx: Tx, sessionId: string): Promise<string[]> {
  const found = await tx
    .select({ name: users.name })
    .from(seriesCoaches)
    .innerJoin(trainingSessions, eq(trainingSessions.seriesId, seriesCoaches.seriesId))
    .innerJoin(users, eq(users.id, seriesCoaches.userId))
    .where(eq(trainingSessions.id, sessionId))
    .orderBy(users.name)
  return found.map(({ name }) => firstNameOf(name))
}
