import { eq } from 'drizzle-orm'
import { users } from '../../src/features/accounts/table.server.ts'
import { members } from '../../src/features/members/table.server.ts'
import { messageRecipients, messages } from '../../src/features/messages/table.server.ts'
import { teams } from '../../src/features/teams/table.server.ts'
import { newId } from '../../src/kernel/ids.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { recordFailing } from '../../src/platform/email/address-problems.ts'
import { mails } from '../../src/platform/email/table.server.ts'

const DAY_MS = 86_400_000
const SUBJECT = 'Minibus to the away game in Bristol'
const TEXT =
  'Hello {name}, the minibus leaves from the hall at 9:15 on Saturday. Please reply by Thursday if you travel by yourself.'
const HTML = `<p>${TEXT}</p>`

const REFUSAL = '550 5.1.1 The mailbox does not exist'

/**
 * A message to a team a week ago: most e-mails have arrived, one has failed because the address does not work, and one
 * person has stopped e-mails.
 */
export async function seedMessages(ctx: Ctx): Promise<void> {
  const { db, clock, club } = ctx
  const at = new Date(clock.now().getTime() - 7 * DAY_MS)
  const [author] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, 'administrator@demo.club'))
  const [team] = await db.select({ id: teams.id }).from(teams).where(eq(teams.slug, 'men-2'))
  if (!author || !team) throw new Error('the author or the team of the demo message is missing')
  const people = await db
    .select({ id: members.id, name: members.name, firstName: members.firstName, email: members.email })
    .from(members)
    .where(eq(members.teamId, team.id))
    .orderBy(members.nameKey)
  const messageId = newId()
  await db.insert(messages).values({
    ...{ id: messageId, formKey: messageId, kind: 'game', sender: 'info', subject: SUBJECT, html: HTML },
    audience: { to: [team.id], money: 'any', plan: '', season: '' },
    ...{ status: 'sent', createdById: author.id },
    ...{ createdAt: at, sendAt: at, startedAt: at, finishedAt: at },
  })
  const written = people.map((person, index) => ({
    ...{ id: newId(), person, isLeftOut: index === 4, hasFailed: index === 7 },
  }))
  await db.insert(mails).values(
    written
      .filter(({ isLeftOut }) => !isLeftOut)
      .map(({ id, person, hasFailed }) => ({
        ...{ id, subject: SUBJECT, fromEmail: club.emails.info, fromName: club.name },
        ...{ toEmail: person.email, toName: person.name, attempts: hasFailed ? 5 : 1, createdAt: at },
        html: HTML.replace('{name}', person.firstName),
        text: TEXT.replace('{name}', person.firstName),
        ...(hasFailed
          ? { status: 'failed' as const, error: REFUSAL }
          : { status: 'sent' as const, sentAt: at }),
      })),
  )
  await db.insert(messageRecipients).values(
    written.map(({ id, person, isLeftOut }) => ({
      ...{ messageId, name: person.name, email: person.email, memberIds: [person.id] },
      ...(isLeftOut
        ? { status: 'left-out' as const, reason: 'unsubscribed' as const }
        : { status: 'written' as const, mailId: id }),
    })),
  )
  for (const { person } of written.filter(({ hasFailed }) => hasFailed))
    await recordFailing(db, person.email, REFUSAL, at)
}
