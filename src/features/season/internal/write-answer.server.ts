import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { SeasonAnswer } from '../model/season.ts'
import { seasonMembers } from '../table.server.ts'

export type WrittenAnswer = {
  seasonId: string
  memberId: string
  /** Null takes the answer back. */
  answer: SeasonAnswer | null
  reason: string
  registrationId: string | null
  isByStaff: boolean
}

/** Writes whether a member comes back, in place of an earlier answer. */
export async function writeAnswer(
  tx: Tx,
  { clock }: Pick<Ctx, 'clock'>,
  { seasonId, memberId, ...answer }: WrittenAnswer,
): Promise<void> {
  const written = { ...answer, answeredAt: answer.answer === null ? null : clock.now() }
  await tx
    .insert(seasonMembers)
    .values({ seasonId, memberId, ...written })
    .onConflictDoUpdate({ target: [seasonMembers.seasonId, seasonMembers.memberId], set: written })
}
