import { desc, eq, sql } from 'drizzle-orm'
import { NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import { addressProblems, mails } from '../../../platform/email/table.server.ts'
import { users } from '../../accounts/table.server.ts'
import { type Delivery, hasComeBack } from '../../emails/model.ts'
import { requireWriter } from '../policy.ts'
import { messageRecipients, messages } from '../table.server.ts'

type Reads = Pick<Ctx, 'db' | 'actor'>

const MAX_LISTED = 100

/** Lists the latest messages, newest first, with how many people got each. Throws Forbidden. */
export async function listMessages(ctx: Reads) {
  requireWriter(ctx)
  const written = sql<number>`count(*) filter (where ${messageRecipients.status} = 'written')`.mapWith(Number)
  return ctx.db
    .select({
      id: messages.id,
      subject: messages.subject,
      status: messages.status,
      sendAt: messages.sendAt,
      written,
      author: users.name,
    })
    .from(messages)
    .leftJoin(messageRecipients, eq(messageRecipients.messageId, messages.id))
    .leftJoin(users, eq(users.id, messages.createdById))
    .groupBy(messages.id, users.name)
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(MAX_LISTED)
}

/** Finds a message with its author. Throws NotFound, and Forbidden unless the caller is an administrator. */
export async function findMessage(ctx: Reads, id: string) {
  requireWriter(ctx)
  const [found] = isId(id)
    ? await ctx.db
        .select({ message: messages, author: users.name })
        .from(messages)
        .leftJoin(users, eq(users.id, messages.createdById))
        .where(eq(messages.id, id))
    : []
  if (!found) throw new NotFound()
  return { ...found.message, author: found.author }
}

/** What has become of an e-mail: 'gone' if the log of e-mails no longer has it. */
export const RESULTS = ['failed', 'unsent', 'waiting', 'queued', 'sent', 'gone', 'left-out'] as const
export type Result = (typeof RESULTS)[number]

type Row = {
  recipient: (typeof messageRecipients.$inferSelect)['status']
  /** Null if the log no longer has the e-mail. */
  status: Delivery['status'] | null
  error: string
}

function resultOf({ recipient, status, error }: Row): Result {
  if (recipient !== 'written') return recipient
  if (status === null) return 'gone'
  return hasComeBack({ status, error }) ? 'failed' : status
}

/** Lists the recipients of a message with what has become of each e-mail, failures first. Throws Forbidden. */
export async function listResults(ctx: Reads, messageId: string) {
  requireWriter(ctx)
  const rows = await ctx.db
    .select({
      id: messageRecipients.id,
      name: messageRecipients.name,
      email: messageRecipients.email,
      reason: messageRecipients.reason,
      error: sql<string>`coalesce(${mails.error}, '')`,
      mailId: mails.id,
      memberIds: messageRecipients.memberIds,
      /** Whether e-mails to this address fail by now. */
      isFailing: sql<boolean>`${addressProblems.failingSince} is not null`,
      hasComplained: sql<boolean>`${addressProblems.complainedAt} is not null`,
      recipient: messageRecipients.status,
      status: mails.status,
    })
    .from(messageRecipients)
    .leftJoin(mails, eq(mails.id, messageRecipients.mailId))
    .leftJoin(addressProblems, eq(addressProblems.email, messageRecipients.email))
    .where(eq(messageRecipients.messageId, messageId))
    .orderBy(messageRecipients.name)
  return rows
    .map(({ recipient, status, ...row }) => ({ ...row, result: resultOf({ recipient, status, ...row }) }))
    .toSorted((one, other) => RESULTS.indexOf(one.result) - RESULTS.indexOf(other.result))
}

export type ResultRow = Awaited<ReturnType<typeof listResults>>[number]
