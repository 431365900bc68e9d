import type { Ctx } from '../../../platform/context.ts'
import { type SetMemberFlag, setMemberFlag } from '../internal/set-member-flag.server.ts'

/**
 * Marks a member active or inactive; their login does not change. Refuses to activate a member whose shirt number has
 * since been given to someone else. Throws Forbidden unless the caller is an administrator, NotFound for an unknown
 * member. [resolutions E24]
 */
export const setActive = (ctx: Ctx, id: string, active: boolean): Promise<SetMemberFlag> =>
  setMemberFlag(ctx, id, { Active: active })
