import type { Ctx } from '../context.ts'

/** What every handler finds in its Hono context. */
export type HttpEnv = { Variables: { ctx: Ctx } }
