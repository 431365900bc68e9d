import { Forbidden } from '../../../../kernel/errors.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { ownMemberId } from '../../policy.ts'
import { replaceOwnPicture } from '../internal/replace-own-picture.server.ts'

/** Deletes the caller's picture, if there is one. Throws Forbidden for a caller without a member record. */
export async function removeOwnPicture(ctx: Ctx): Promise<void> {
  const id = ownMemberId(ctx.actor)
  if (!id) throw new Forbidden()
  await replaceOwnPicture(ctx, id, null)
}
