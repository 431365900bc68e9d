import { createContext, type RouterContextProvider } from 'react-router'
import type { Ctx } from '../platform/context.ts'
import type { TypedForm } from '../platform/http/typed-form.ts'
import type { Share } from '../platform/page-cache/share.ts'

export type PageContext = {
  readonly ctx: Ctx
  readonly nonce: string
  readonly share: Share
  /** The draft that this page previews, as 'posts/<id>'. */
  readonly preview?: string | undefined
  /** Set while the page is rendered once for many readers: the random key of its personal parts. */
  readonly partsKey?: string | undefined
  /** Reads the typed values of the form in this request. */
  readonly typed?: (() => Promise<TypedForm | undefined>) | undefined
  /** The finished page. Passing it in a Response would encode, stream and decode it again. */
  html?: string
  /** The pattern of the route, as in routes.ts. */
  pattern?: string
}

/** The context that `main.ts` passes to loaders and actions. Read it with `ctxOf`. */
export const pageContext = createContext<PageContext>()

export const ctxOf = (context: Readonly<RouterContextProvider>): Ctx => context.get(pageContext).ctx
