import { eq } from 'drizzle-orm'
import { ageOn, clubDay, isLocalDate } from '../../../../kernel/dates.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { users } from '../../../accounts/table.server.ts'
import { members } from '../../table.server.ts'
import type { ChildLogin } from '../components/child-login-section.tsx'
import { OWN_LOGIN_AGE } from '../model.ts'

/** The login and e-mails of a child, for a guardian. The caller checks the permission. */
export async function findChildLogin(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  memberId: string,
): Promise<ChildLogin | undefined> {
  const [found] = await db
    .select({
      bornOn: members.bornOn,
      email: members.email,
      emailsChild: members.emailsChild,
      account: { email: users.email, confirmed: users.emailVerified },
    })
    .from(members)
    .leftJoin(users, eq(users.id, members.userId))
    .where(eq(members.id, memberId))
  if (!found) return undefined
  const { bornOn, email, emailsChild, account } = found
  const age = bornOn && isLocalDate(bornOn) ? ageOn(bornOn, clubDay(clock.now())) : 0
  const login = account ? (account.confirmed ? 'has-login' : 'invited') : 'none'
  const state = age < OWN_LOGIN_AGE && login !== 'has-login' ? 'too-young' : login
  return { address: account?.email ?? email, canEnterAddress: account === null, emailsChild, state }
}
