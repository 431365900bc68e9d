import { eq } from 'drizzle-orm'
import { ageOn, clubDay, isLocalDate } from '../../../kernel/dates.ts'
import { Invalid } from '../../../kernel/errors.ts'
import type { EntryInput } from '../../../platform/content/content-type.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { OWN_LOGIN_AGE } from '../guardians/model.ts'
import { members } from '../table.server.ts'

const HAS_LOGIN = `Children under ${OWN_LOGIN_AGE} cannot have a login. Remove the login of this member first, then invite a guardian`

/** Refuses a date of birth that makes a member with a login too young for it. Throws Invalid. */
export async function requireLoginAge(
  tx: Tx,
  { clock }: Pick<Ctx, 'clock'>,
  { dob }: EntryInput,
  id: string | undefined,
): Promise<void> {
  if (id === undefined || typeof dob !== 'string' || !isLocalDate(dob)) return
  if (ageOn(dob, clubDay(clock.now())) >= OWN_LOGIN_AGE) return
  const [stored] = await tx
    .select({ userId: members.userId, bornOn: members.bornOn })
    .from(members)
    .where(eq(members.id, id))
  if (stored?.userId && stored.bornOn !== dob) throw new Invalid({ dob: [HAS_LOGIN] })
}
