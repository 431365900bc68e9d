import { and, isNull, lt, or } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { seasonFamilies } from '../table.server.ts'

const DAY_MS = 86_400_000

/** The families that have not been written to, or for a reminder those whose last e-mail is more than a day old. */
export function isDue({ clock }: Pick<Ctx, 'clock'>, isReminder: boolean) {
  const { sentAt, remindedAt } = seasonFamilies
  if (!isReminder) return isNull(sentAt)
  const dayAgo = new Date(clock.now().getTime() - DAY_MS)
  return and(lt(sentAt, dayAgo), or(isNull(remindedAt), lt(remindedAt, dayAgo)))
}
