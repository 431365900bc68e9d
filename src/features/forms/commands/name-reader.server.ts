import { and, eq, sql } from 'drizzle-orm'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { isId } from '../../../kernel/ids.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { auditStaff } from '../../../platform/audit/audit.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { mailAddress } from '../../../platform/email/email.ts'
import { users } from '../../accounts/table.server.ts'
import { sendEmail } from '../../emails/commands/send-email.server.ts'
import { readersEmail } from '../model/answer-email.ts'
import { canNameReaders } from '../policy.ts'
import { readersOf } from '../queries/readers.server.ts'
import { formReaders, forms } from '../table.server.ts'

type Needs = Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages' | 'config' | 'club'>

export type NameReader = Outcome<{ name: string }, { reason: 'NO_ACCOUNT' } | { reason: 'IS_READER' }>
export type RemoveReader = Outcome<
  { name: string },
  /** A published form that stores its answers needs someone who reads them. */
  { reason: 'LAST_READER' } | { reason: 'NOT_A_READER' }
>

/**
 * Names the owner of a login as a reader of a confidential form, and tells all its readers. Throws Forbidden unless the
 * caller is an administrator, NotFound for a form that is not confidential.
 */
export async function nameReader(ctx: Needs, formId: string, email: string): Promise<NameReader> {
  return transact(ctx, async (tx) => {
    const form = await lockForm(ctx, tx, formId)
    const [user] = await tx
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), eq(users.emailVerified, true)))
    if (!user) return refused('NO_ACCOUNT')
    const added = await tx
      .insert(formReaders)
      .values({ formId, userId: user.id })
      .onConflictDoNothing()
      .returning({ id: formReaders.userId })
    if (added.length === 0) return refused('IS_READER')
    await announce(ctx, tx, form, await readersOf(tx, formId), { changed: user.name, added: true })
    await auditStaff(tx, ctx, {
      ...{ action: 'forms.name-reader', subject: `forms/${formId}` },
      facts: { reader: user.id },
    })
    return done({ name: user.name })
  })
}

/** Removes a reader of a confidential form, and tells all of them. Throws like `nameReader`. */
export async function removeReader(ctx: Needs, formId: string, userId: string): Promise<RemoveReader> {
  return transact(ctx, async (tx) => {
    const form = await lockForm(ctx, tx, formId)
    const readers = await readersOf(tx, formId)
    const reader = readers.find(({ id }) => id === userId)
    if (!reader) return refused('NOT_A_READER')
    if (form.published && form.saveDb && readers.length === 1) return refused('LAST_READER')
    await tx.delete(formReaders).where(and(eq(formReaders.formId, formId), eq(formReaders.userId, userId)))
    await announce(ctx, tx, form, readers, { changed: reader.name, added: false })
    await auditStaff(tx, ctx, {
      ...{ action: 'forms.remove-reader', subject: `forms/${formId}` },
      facts: { reader: reader.id },
    })
    return done({ name: reader.name })
  })
}

async function lockForm({ actor }: Needs, tx: Tx, formId: string) {
  if (!canNameReaders(actor)) throw new Forbidden()
  const [form] = isId(formId)
    ? await tx
        .select({ title: forms.title, published: forms.published, saveDb: forms.saveDb })
        .from(forms)
        .where(and(eq(forms.id, formId), eq(forms.confidential, true)))
        .for('update')
    : []
  if (!form) throw new NotFound()
  return form
}

type Change = { changed: string; added: boolean }

async function announce(
  ctx: Needs,
  tx: Tx,
  { title }: { title: string },
  readers: readonly { name: string; email: string }[],
  change: Change,
): Promise<void> {
  const by = ctx.actor.kind === 'user' ? ctx.actor.name : ctx.club.name
  for (const { name, email } of readers)
    await sendEmail(
      ctx,
      tx,
      { to: mailAddress(email, name) },
      readersEmail({ form: title, name, by, ...change }),
    )
}
