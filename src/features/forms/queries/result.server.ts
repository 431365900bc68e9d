import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { mails } from '../../../platform/email/table.server.ts'
import { files } from '../../../platform/files/table.server.ts'
import { users } from '../../accounts/table.server.ts'
import { findReadable } from '../internal/find-readable.server.ts'
import { personIn } from '../model/people.ts'
import { formPapers, formReplies } from '../table.server.ts'
import { handlersFor } from './handlers.server.ts'

type Reads = Pick<Ctx, 'db' | 'actor'>

/**
 * Finds one answer with its lines, papers, replies and the people who may deal with it. Throws NotFound, and Forbidden
 * unless the actor may read it.
 */
export async function findResult(ctx: Reads, id: string) {
  const { data, form, status, handlerId, createdAt, closedAt } = await findReadable(ctx, ctx.db, id)
  const [papers, replies, handlers] = await Promise.all([
    papersOf(ctx, id, data),
    repliesTo(ctx, id),
    handlersFor(ctx, form),
  ])
  const facts = { id, form: form.title, status, handlerId, createdAt, closedAt }
  return { ...facts, ...personIn(data), answers: data, papers, replies, handlers }
}

export type FormResult = Awaited<ReturnType<typeof findResult>>

const papersOf = ({ db }: Reads, resultId: string, data: readonly { files?: string[] }[]) =>
  db
    .select({ id: files.id, name: files.name })
    .from(formPapers)
    .innerJoin(files, eq(files.id, formPapers.fileId))
    .where(
      and(
        eq(formPapers.resultId, resultId),
        inArray(
          formPapers.fileId,
          data.flatMap(({ files: ids }) => ids ?? []),
        ),
      ),
    )

const repliesTo = ({ db }: Reads, resultId: string) =>
  db
    .select({
      id: formReplies.id,
      text: formReplies.text,
      author: users.name,
      createdAt: formReplies.createdAt,
      /** What has become of the e-mail; null if it is no longer in the log. */
      mail: mails.status,
    })
    .from(formReplies)
    .leftJoin(users, eq(users.id, formReplies.sentById))
    .leftJoin(mails, eq(mails.id, formReplies.mailId))
    .where(eq(formReplies.resultId, resultId))
    .orderBy(asc(formReplies.createdAt), asc(formReplies.id))
