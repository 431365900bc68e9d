import type { Ctx } from '../../../../platform/context.ts'
import { type Limit, type Spent, spend } from '../../../../platform/limits/limits.ts'

/** Limits the new passwords of one user, including refused ones. */
const NEW_PASSWORDS: Limit = { name: 'new-passwords', points: 30, seconds: 3600 }

/** Counts a new password of a user against the limit. Call this before estimating its strength, which is slow. */
export const countNewPassword = ({ db }: Pick<Ctx, 'db'>, userId: string): Promise<Spent> =>
  spend(db, NEW_PASSWORDS, userId)
