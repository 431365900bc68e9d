import { eq } from 'drizzle-orm'
import { caresFor } from '../../../../kernel/actor.ts'
import { NotFound } from '../../../../kernel/errors.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { touchEntry, transact } from '../../../../platform/database/transact.ts'
import { lockMember } from '../../queries/lock-member.server.ts'
import { members } from '../../table.server.ts'

/** Chooses whether a child gets the e-mails about them as well. Throws NotFound unless the caller is a guardian. */
export async function chooseChildEmails(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'pages'>,
  memberId: string,
  emailsChild: boolean,
): Promise<void> {
  if (!caresFor(ctx.actor, memberId)) throw new NotFound()
  await transact(ctx, async (tx) => {
    const child = await lockMember(tx, ctx, memberId)
    if (!child) throw new NotFound()
    if (child.emailsChild === emailsChild) return
    await tx
      .update(members)
      .set({ emailsChild, updatedAt: ctx.clock.now(), version: child.version + 1 })
      .where(eq(members.id, memberId))
    const facts = { emailsChild }
    await audit(tx, ctx, { action: 'members.choose-child-emails', subject: `members/${memberId}`, facts })
    await touchEntry(tx, 'members', memberId)
  })
}
