import { createContext, type RouterContextProvider } from 'react-router'
import type { Ctx } from '../platform/context.ts'

export type PageContext = { readonly ctx: Ctx; readonly nonce: string }

/** What `main.ts` hands to loaders and actions. Read it through `ctxOf`. */
export const pageContext = createContext<PageContext>()

export const ctxOf = (context: Readonly<RouterContextProvider>): Ctx => context.get(pageContext).ctx
