import type { Ctx } from '../../../../platform/context.ts'
import { type AccessToken, isLinkToken } from '../../queries/access-token.server.ts'
import type { Registration } from '../../queries/registration.server.ts'
import { dueFees } from './paying.server.ts'

type Reads = Parameters<typeof dueFees>[0] & Pick<Ctx, 'secret'>

/**
 * Whether the registration fee is paid, as the reader may know it: only the guardian reads that other forms of the
 * family have used up its cap.
 */
export async function isFeePaid(
  ctx: Reads,
  registration: Registration,
  accessToken: AccessToken | undefined,
): Promise<boolean> {
  const isGuardian = isLinkToken(registration, accessToken?.token ?? '', ctx.secret)
  if (!registration.registrationPaid || isGuardian) return registration.registrationPaid
  return (await dueFees(ctx, registration, false)).paid.registration !== undefined
}
