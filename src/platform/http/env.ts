import type { Ctx } from '../context.ts'
import type { TypedForm } from './typed-form.ts'

/**
 * What every handler finds in its Hono context. `always`: the headers of every answer; `page`: the pattern of the
 * page that answered; `typed` reads what was typed into the form of the request.
 */
export type HttpEnv = {
  Variables: {
    ctx: Ctx
    always: Record<string, string>
    page?: string
    typed?: () => Promise<TypedForm | undefined>
  }
}
