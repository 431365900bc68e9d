import { and, eq, gt, sql } from 'drizzle-orm'
import { type Actor, VISITOR } from '../../../kernel/actor.ts'
import { adultBirthday, clubDay } from '../../../kernel/dates.ts'
import { SESSION_MS } from '../../../platform/auth/auth.ts'
import type { Ports } from '../../../platform/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { preparedOn } from '../../../platform/database/prepared.ts'
import { rolesOfUser } from '../../accounts/queries/roles-of-user.server.ts'
import { sessions, users } from '../../accounts/table.server.ts'
import { hasTwoStep } from '../../accounts/two-step/queries/two-step.server.ts'
import { coachedTeamsOfUser } from '../../teams/queries/coached-teams.server.ts'
import { peopleOfUser } from '../family/queries/people-of-user.server.ts'
import { members } from '../table.server.ts'

/** A session in use is renewed once a day, not on every request. */
const RENEW_AFTER_MS = 86_400_000

/**
 * Returns the actor of a session token, with one prepared statement over session, user and member. An unknown, revoked
 * or expired session gives a visitor. Staff without two-step login have no roles if the club requires it. `isMember`
 * is true for a user linked to an active member record, and for a guardian of one.
 */
export async function actorOfSession(
  ports: Pick<Ports, 'db' | 'clock' | 'club'>,
  token: string,
): Promise<Actor> {
  const now = ports.clock.now()
  const [found] = await statement(ports.db).execute({
    token,
    now: now.toISOString(),
    adultsBorn: adultBirthday(clubDay(now)),
  })
  if (!found) return VISITOR
  const left = found.expiresAt.getTime() - now.getTime()
  if (left < SESSION_MS - RENEW_AFTER_MS) await renew(ports.db, token, now)
  const { userId, name, email, roles, teams, memberId, people } = found
  const user = {
    kind: 'user',
    userId,
    name,
    email,
    teams,
    memberId,
    people,
    isMember: people.length > 0,
  } as const
  const needsTwoStep = ports.club.staffTwoStep && roles.length > 0 && !found.hasTwoStep
  return needsTwoStep ? { ...user, roles: [], needsTwoStep } : { ...user, roles }
}

const statement = preparedOn((db) =>
  db
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      roles: rolesOfUser,
      teams: coachedTeamsOfUser,
      memberId: members.id,
      people: peopleOfUser(sql.placeholder('adultsBorn')),
      hasTwoStep,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(members, eq(members.userId, users.id))
    .where(
      and(
        eq(sessions.token, sql.placeholder('token')),
        gt(sessions.expiresAt, sql`${sql.placeholder('now')}::timestamptz`),
        eq(users.emailVerified, true),
      ),
    )
    .prepare('actor_of_session'),
)

async function renew(db: Db, token: string, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + SESSION_MS)
  await db.update(sessions).set({ expiresAt, updatedAt: now }).where(eq(sessions.token, token))
}

/** Returns the current actor of a user, for work that was queued earlier. A deleted account gives a visitor. */
export async function actorOfUser(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  userId: string,
): Promise<Actor> {
  const [found] = await db
    .select({
      name: users.name,
      email: users.email,
      roles: rolesOfUser,
      teams: coachedTeamsOfUser,
      memberId: members.id,
      people: peopleOfUser(adultBirthday(clubDay(clock.now()))),
    })
    .from(users)
    .leftJoin(members, eq(members.userId, users.id))
    .where(eq(users.id, userId))
  if (!found) return VISITOR
  const { people, ...user } = found
  return { kind: 'user', userId, ...user, people, isMember: people.length > 0 }
}
