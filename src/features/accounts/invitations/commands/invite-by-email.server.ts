import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { mailAddress } from '../../../../platform/email/email.ts'
import { sendEmail } from '../../../emails/commands/send-email.server.ts'
import { invitationEmail } from '../../../emails/emails/password-link.tsx'
import { createUser } from '../../commands/create-user.server.ts'
import { createPasswordLink, INVITATION_MS } from '../../internal/password-link.server.ts'
import { hasEmail } from '../../queries/has-email.server.ts'
import type { RegisterUserInput } from '../../schema.ts'
import { users } from '../../table.server.ts'

/** The recipient of an invitation: the user, or the guardian of a child. Unknown names are ''. */
export type InvitationRecipient = { name: string; firstName: string; child?: string | undefined }

/**
 * Creates an account for an e-mail address if there is none, and e-mails an invitation link if the account is not
 * confirmed. `recipient` replaces the name of the account. The caller must have checked the permission.
 */
export async function inviteByEmail(
  ctx: Pick<Ctx, 'clock' | 'config' | 'club' | 'secret' | 'heldMails'>,
  tx: Tx,
  input: RegisterUserInput,
  recipient?: InvitationRecipient,
): Promise<{ id: string; confirmed: boolean }> {
  const [known] = await tx
    .select({ id: users.id, name: users.name, confirmed: users.emailVerified })
    .from(users)
    .where(hasEmail(input.email))
  if (known?.confirmed) return { id: known.id, confirmed: true }
  const localPart = input.email.split('@')[0] ?? input.email
  const name = known?.name ?? input.name ?? input.username ?? localPart
  const id = known?.id ?? (await createUnconfirmedUser(ctx, tx, input, name))
  const { url, expiresAt } = await createPasswordLink(ctx, tx, id, INVITATION_MS)
  const to = recipient ?? recipientNamed(name === localPart ? '' : name)
  const { firstName, child } = to
  const email = invitationEmail({ club: ctx.club.name, firstName, child, url })
  await sendEmail(ctx, tx, { to: mailAddress(input.email, to.name), linksUntil: expiresAt }, email)
  return { id, confirmed: false }
}

const recipientNamed = (name: string): InvitationRecipient => ({
  name,
  firstName: name.trim().split(/\s+/)[0] ?? '',
})

/** Leaves out a username that is taken: the user can still log in by e-mail. */
async function createUnconfirmedUser(
  ctx: Pick<Ctx, 'clock' | 'config' | 'club' | 'secret'>,
  tx: Tx,
  input: RegisterUserInput,
  name: string,
): Promise<string> {
  const username = input.username?.toLowerCase()
  const [taken] = username
    ? await tx.select({ id: users.id }).from(users).where(eq(users.username, username))
    : []
  const { id } = await createUser(ctx, tx, {
    email: input.email,
    name,
    ...(!taken && username && { username }),
  })
  return id
}
