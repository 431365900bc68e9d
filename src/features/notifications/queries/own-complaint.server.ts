import type { Ctx } from '../../../platform/context.ts'
import { problemsOf } from '../../../platform/email/address-problems.ts'

/** When the caller's mail program reported an e-mail as spam, so that e-mails stopped; undefined if it did not. */
export async function ownComplaint({ db, actor }: Pick<Ctx, 'db' | 'actor'>): Promise<Date | undefined> {
  if (actor.kind !== 'user') return undefined
  const [problem] = await problemsOf(db, [actor.email])
  return problem?.complainedAt ?? undefined
}
