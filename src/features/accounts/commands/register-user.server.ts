import { eq } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { mailAddress } from '../../../platform/email/email.ts'
import { sendEmail } from '../../emails/commands/send-email.server.ts'
import { invitationEmail } from '../../emails/emails/password-link.tsx'
import { canRegisterUsers } from '../policy.ts'
import { hasEmail } from '../queries/has-email.server.ts'
import type { RegisterUserInput } from '../schema.ts'
import { users } from '../table.server.ts'
import { createUser } from './create-user.server.ts'
import { makePasswordLink } from './password-link.server.ts'

type Needs = Pick<Ctx, 'db' | 'clock' | 'config' | 'secret' | 'actor' | 'pages'>

/**
 * Gives somebody an account: unconfirmed, without a password, with an invitation link by mail. For an e-mail that
 * has an account the answer is the same, and one that still waits is invited again. Throws Forbidden for everybody
 * but the administrator. [API-049, resolutions A13]
 */
export async function registerUser(ctx: Needs, input: RegisterUserInput): Promise<{ email: string }> {
  if (!canRegisterUsers(ctx.actor)) throw new Forbidden()
  await transact(ctx, async (tx) => {
    await inviteByEmail(ctx, tx, input)
  })
  return { email: input.email }
}

/** Who reads an invitation: a guardian reads that of a child. Names are '' where they are not known. */
export type InvitationReader = { name: string; firstName: string; child?: string | undefined }

/**
 * The account of an e-mail, made if there is none, with an invitation link by mail unless it is confirmed already. For
 * commands that have asked who may do this; `reader` where it is known better than by the name of the account.
 * [resolutions A13, A20]
 */
export async function inviteByEmail(
  ctx: Pick<Needs, 'clock' | 'config' | 'secret'>,
  tx: Tx,
  input: RegisterUserInput,
  reader?: InvitationReader,
): Promise<{ id: string; confirmed: boolean }> {
  const [known] = await tx
    .select({ id: users.id, name: users.name, confirmed: users.emailVerified })
    .from(users)
    .where(hasEmail(input.email))
  if (known?.confirmed) return { id: known.id, confirmed: true }
  const unnamed = input.email.split('@')[0] ?? input.email
  const name = known?.name ?? input.name ?? input.username ?? unnamed
  const id = known?.id ?? (await newUser(ctx, tx, input, name))
  const { url, expiresAt } = await makePasswordLink(ctx, tx, id)
  const to = reader ?? readerCalled(name === unnamed ? '' : name)
  const { firstName, child } = to
  const letter = invitationEmail({ club: ctx.config.club.name, firstName, child, url })
  await sendEmail(ctx, tx, { to: mailAddress(input.email, to.name), linksUntil: expiresAt }, letter)
  return { id, confirmed: false }
}

const readerCalled = (name: string): InvitationReader => ({
  name,
  firstName: name.trim().split(/\s+/)[0] ?? '',
})

/** A username that somebody else has is left out: the account works by e-mail. */
async function newUser(
  ctx: Pick<Needs, 'clock' | 'config' | 'secret'>,
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
