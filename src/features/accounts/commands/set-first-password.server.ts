import type { Ctx } from '../../../platform/context.ts'
import { type Limit, type Spent, spend } from '../../../platform/limits/limits.ts'

/** New passwords of one user, refused ones too. */
const NEW_PASSWORDS: Limit = { name: 'new-passwords', points: 30, seconds: 3600 }

/** Counts one new password of a user. Its strength takes long to estimate, so this comes first. */
export const setFirstPassword = ({ db }: Pick<Ctx, 'db'>, userId: string): Promise<Spent> =>
  spend(db, NEW_PASSWORDS, userId)
