import { eq } from 'drizzle-orm'
import { isSameEmail } from '../../../../kernel/email.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { transact } from '../../../../platform/database/transact.ts'
import {
  type CreateInvitedAccount,
  createInvitedAccount,
} from '../../../accounts/invitations/commands/create-invited-account.server.ts'
import type { InvitedAccountInput } from '../../../accounts/schema.ts'
import { guardianInvitations } from '../../family/table.server.ts'
import { findGuardianInvitation } from '../queries/guardian-invitation.server.ts'
import { type AddGuardian, addGuardian } from './add-guardian.server.ts'

type Needs = Pick<Ctx, 'db' | 'clock' | 'config' | 'club' | 'secret' | 'actor' | 'pages'>
type Refusals = Extract<AddGuardian, { ok: false }> | { reason: 'LINK_INVALID' }

export type AcceptGuardian = Outcome<
  { memberId: string },
  /** OTHER_ADDRESS: the invitation went to another address than that of the caller's account. */
  Refusals | { reason: 'OTHER_ADDRESS' }
>
export type AcceptAsNewGuardian = Outcome<
  { memberId: string; email: string },
  Refusals | Extract<CreateInvitedAccount, { ok: false }>
>

/**
 * Makes the caller a guardian and uses up the invitation, if it was sent to the address of the caller's account. Throws
 * Forbidden for a visitor.
 */
export async function acceptGuardianInvitation(ctx: Needs, token: string): Promise<AcceptGuardian> {
  const { actor } = ctx
  if (actor.kind !== 'user') throw new Forbidden()
  return transact(ctx, async (tx) => {
    const found = await findGuardianInvitation(ctx, tx, token)
    if (found && !isSameEmail(found.email, actor.email)) return refused('OTHER_ADDRESS')
    const used = await takeInvitation(ctx, tx, token)
    if (!used) return refused('LINK_INVALID')
    const account = { id: actor.userId, name: actor.name, email: actor.email }
    const added = await addGuardian(ctx, tx, { memberId: used.memberId, account })
    return added.ok ? done({ memberId: used.memberId }) : added
  })
}

/**
 * Creates an account for the invited address and makes it a guardian. Refuses if the address has a login: its owner
 * must log in to accept.
 */
export async function acceptAsNewGuardian(
  ctx: Needs,
  token: string,
  input: InvitedAccountInput,
): Promise<AcceptAsNewGuardian> {
  return transact(ctx, async (tx) => {
    const found = await findGuardianInvitation(ctx, tx, token)
    if (!found) return refused('LINK_INVALID')
    const { email, memberId } = found
    const account = await createInvitedAccount(ctx, tx, { ...input, email })
    if (!account.ok) return account
    if (!(await takeInvitation(ctx, tx, token))) return refused('LINK_INVALID')
    const actor = { kind: 'system' } as const
    const added = await addGuardian({ ...ctx, actor }, tx, {
      memberId,
      account: { id: account.id, name: input.name, email },
    })
    return added.ok ? done({ memberId, email }) : added
  })
}

/** Uses up an invitation. Of two concurrent requests only one succeeds. */
async function takeInvitation(ctx: Needs, tx: Tx, token: string) {
  const found = await findGuardianInvitation(ctx, tx, token)
  if (!found) return undefined
  const [taken] = await tx
    .delete(guardianInvitations)
    .where(eq(guardianInvitations.id, found.id))
    .returning({ memberId: guardianInvitations.memberId })
  return taken
}
