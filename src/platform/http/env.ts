import type { Ctx } from '../context.ts'
import type { TypedForm } from './typed-form.ts'

/**
 * The Hono environment of all handlers. `always`: headers of every response. `page`: the route pattern of the page.
 * `typed`: reads the request's submitted form.
 */
export type HttpEnv = {
  Variables: {
    ctx: Ctx
    always: Record<string, string>
    page?: string
    typed?: () => Promise<TypedForm | undefined>
  }
}
