import type { useLocation, useNavigation } from 'react-router'

/** The part of the router's state that we use. */
export type RouterState = {
  location: ReturnType<typeof useLocation>
  navigation: ReturnType<typeof useNavigation>
  fetchers: ReadonlyMap<string, { state: 'idle' | 'loading' | 'submitting' }>
  loaderData: Record<string, unknown>
  actionData: Record<string, unknown> | null
}

/**
 * Returns the current state of the page's router, which may be ahead of the last render. Browser only: React Router
 * exposes it on `window`.
 */
export const routerState = (): RouterState =>
  (window as unknown as { __reactRouterDataRouter: { state: RouterState } }).__reactRouterDataRouter.state
