import type { Ctx } from '../../../platform/context.ts'
import { type SetMemberFlag, setMemberFlag } from '../internal/set-member-flag.server.ts'

/**
 * Marks a member as registered with the federation or not. Throws Forbidden unless the caller is an administrator,
 * NotFound for an unknown member.
 */
export const setEhaRegistered = (ctx: Ctx, id: string, registered: boolean): Promise<SetMemberFlag> =>
  setMemberFlag(ctx, id, { eharegistered: registered })
