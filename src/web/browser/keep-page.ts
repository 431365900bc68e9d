import { createPath, data, isRouteErrorResponse, type MiddlewareFunction, replace } from 'react-router'
import { CUT, NOT_LOADED, reportFailure } from '../../ui/admin/failures.ts'
import { type RouterState, routerState } from '../../ui/admin/router.ts'

type Result = { type: 'data' | 'error'; result: unknown }
type Results = Record<string, Result>

/** The specification's text, which is followed by advice. [SYS-048] */
const FAILED_UPDATE = 'Error updating!'
const OURS = 'Something went wrong on our side. Please try again.'

/** With this status, the router does not reload any data, so the page stays as it is. */
const NOT_DONE = 503

/**
 * Browser middleware of every admin page. If a write fails (connection lost, bug, unexpected refusal), it shows a
 * notice instead of the error page. The page, an open modal and all typed values stay, and the form can be sent again.
 * The same applies to a search while typing.
 */
export const keepPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  const state = routerState()
  if (stays.delete(request.url)) return asItIs(state)
  if (request.method !== 'GET') writeFailed = false
  const results = await next()
  const failed = Object.entries(results).find(([, result]) => isFailure(result))
  if (!failed || request.signal.aborted) return
  const [route, { result }] = failed
  const now = routerState()
  if (request.method !== 'GET') return afterWrite(now, request, route, result)
  return afterRead(now, request, route, result) ?? results
}

/** Suppresses a second notice, because the reload after a failed write fails for the same reason. */
let writeFailed = false

/** Addresses for which the page must not be reloaded. */
const stays = new Set<string>()

function afterWrite(state: RouterState, { url }: Request, route: string, error: unknown): Results {
  reportFailure(`${FAILED_UPDATE} ${reasonOf(error)}`)
  writeFailed = true
  const { navigation, location } = state
  if (navigation.state !== 'submitting' || !leadsTo(url, navigation.location))
    return answered(route, undefined)
  if (leadsTo(url, location)) return answered(route, state.actionData?.[route])
  // The form posts to another page: stay on this one.
  const here = createPath(location)
  stays.add(new URL(here, url).href.replace(/#.*/, ''))
  return { [route]: { type: 'data', result: replace(here) } }
}

/** Returns undefined if the error page should be shown, because the user was navigating to that page. */
function afterRead(state: RouterState, { url }: Request, route: string, error: unknown): Results | undefined {
  const { navigation, location } = state
  const isOnTheWay = navigation.state !== 'idle' && leadsTo(url, navigation.location)
  if (isOnTheWay && !leadsTo(url, location)) return undefined
  const isAgain = leadsTo(url, location)
  if (!(isAgain && writeFailed)) reportFailure(`${NOT_LOADED} ${reasonOf(error)}`)
  return isAgain ? asItIs(state) : answered(route, undefined)
}

const answered = (route: string, result: unknown): Results => ({
  [route]: { type: 'data', result: data(result, NOT_DONE) },
})

const asItIs = ({ loaderData }: RouterState): Results =>
  Object.fromEntries(Object.entries(loaderData).map(([route, result]) => [route, { type: 'data', result }]))

const isFailure = ({ type, result }: Result) => type === 'error' && !(result instanceof Response)

const leadsTo = (url: string, { pathname, search }: { pathname: string; search: string }) => {
  const wanted = new URL(url)
  return wanted.pathname === pathname && wanted.search === search
}

function reasonOf(error: unknown): string {
  const { data: bare } = isRouteErrorResponse(error) ? { data: error } : ((error ?? {}) as { data?: unknown })
  const cause = bare ?? error
  if (!isRouteErrorResponse(cause)) return cause instanceof TypeError ? CUT : OURS
  const isOurs = cause.status < 500 && typeof cause.data === 'string' && cause.data.length < 200
  return isOurs && cause.data ? `${cause.data}.` : OURS
}
