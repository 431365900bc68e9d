import type { useLocation, useNavigation } from 'react-router'

/** What the router of the page knows, as far as we ask it. */
export type RouterState = {
  location: ReturnType<typeof useLocation>
  navigation: ReturnType<typeof useNavigation>
  fetchers: ReadonlyMap<string, { state: 'idle' | 'loading' | 'submitting' }>
  loaderData: Record<string, unknown>
  actionData: Record<string, unknown> | null
}

/**
 * The state of the page's router at this moment: a click comes before React has drawn what the last one began. React
 * Router publishes it on `window`; only in the browser.
 */
export const routerState = (): RouterState =>
  (window as unknown as { __reactRouterDataRouter: { state: RouterState } }).__reactRouterDataRouter.state
