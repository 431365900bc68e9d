import type { Ctx } from '../context.ts'
import type { TypedForm } from './typed-form.ts'

/**
 * The Hono context of every handler. `always`: the headers of every answer; `page`: the route pattern of the page;
 * `typed` reads the submitted form of the request.
 */
export type HttpEnv = {
  Variables: {
    ctx: Ctx
    always: Record<string, string>
    page?: string
    typed?: () => Promise<TypedForm | undefined>
  }
}
