import type { Ctx } from '../../../platform/context.ts'
import { type AddressProblem, problemsOf } from '../../../platform/email/address-problems.ts'

type Reads = Pick<Ctx, 'db' | 'actor'>

/** When the caller's mail program reported an e-mail as spam, so that e-mails stopped; undefined if it did not. */
export async function ownComplaint(ctx: Reads): Promise<Date | undefined> {
  return (await ownProblem(ctx))?.complainedAt ?? undefined
}

/** The address of the caller's account, to which e-mails have failed since a moment. */
export type FailingOwnAddress = { email: string; since: Date }

/** Returns the address of the caller's own account if e-mails to it fail. Nobody else's address is looked up. */
export async function ownFailingAddress(ctx: Reads): Promise<FailingOwnAddress | undefined> {
  const problem = await ownProblem(ctx)
  return problem?.failingSince ? { email: problem.email, since: problem.failingSince } : undefined
}

async function ownProblem({ db, actor }: Reads): Promise<AddressProblem | undefined> {
  if (actor.kind !== 'user') return undefined
  const [problem] = await problemsOf(db, [actor.email])
  return problem
}
