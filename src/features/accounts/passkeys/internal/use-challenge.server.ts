import type { UsedChallenge } from '../../../../platform/auth/passkey.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { usedChallenges } from '../../table.server.ts'

/** Uses up a challenge. Of two concurrent requests with the same challenge only one returns true. */
export async function useChallenge(tx: Tx, used: UsedChallenge): Promise<boolean> {
  const first = await tx
    .insert(usedChallenges)
    .values(used)
    .onConflictDoNothing()
    .returning({ challenge: usedChallenges.challenge })
  return first.length === 1
}
