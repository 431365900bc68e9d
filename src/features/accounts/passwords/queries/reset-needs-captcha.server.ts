import type { Ctx } from '../../../../platform/context.ts'
import { networkOf, usedOf } from '../../../../platform/limits/limits.ts'
import { RESET_CAPTCHA_FROM, RESET_NETWORK_LIMIT } from '../../model/rate-limits.ts'

/** Whether the caller's next reset request needs a captcha, so that the form shows it at once. */
export async function resetNeedsCaptcha({ db, client }: Pick<Ctx, 'db' | 'client'>): Promise<boolean> {
  return (await usedOf(db, RESET_NETWORK_LIMIT, networkOf(client))) >= RESET_CAPTCHA_FROM - 1
}
