import type { Ctx } from '../context.ts'

/**
 * What every handler finds in its Hono context. `always`: the headers of every answer; `page`: the pattern of the
 * page that answered.
 */
export type HttpEnv = { Variables: { ctx: Ctx; always: Record<string, string>; page?: string } }
