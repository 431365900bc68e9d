import { createRequestHandler, type ServerBuild } from 'react-router'
import { answerRefusals } from './refusals.server.ts'

/** The route ids of the layouts of the admin area. */
const ADMIN_LAYOUTS = ['routes/admin/layout', 'routes/admin/attendance/layout']
/** Pages without scripts. Other pages link to them with full page loads, so browsers need not know these routes. */
const WITHOUT_SCRIPTS = [
  'routes/public/post',
  'routes/public/album',
  'routes/public/register',
  'static:about-us/how-to-join',
  'routes/public/events',
  'routes/public/forms',
  'routes/public/games',
  'routes/public/free-session',
  'routes/external/shop',
  'routes/dev/mailbox',
  'routes/public/teams',
  'routes/public/team',
  'routes/public/player',
  'routes/public/directory',
  'routes/public/game',
  'routes/public/trainings',
  'routes/members/login-code',
  'routes/members/two-step',
  'routes/members/passkeys',
  'routes/members/reset',
  'routes/members/setup',
  'routes/members/confirm-email',
  'routes/members/dashboard',
  'routes/members/bookings',
  'routes/members/duties',
  'routes/members/confidential-forms',
  'routes/members/confidential-form',
  'routes/members/game',
  'routes/members/calendar',
  'routes/members/notifications',
  'routes/members/family',
  'routes/members/guardian-invitation',
  'routes/members/family-member',
  'routes/members/session',
  'routes/members/answer',
  'routes/members/season',
  'routes/members/money',
  'routes/members/book-event',
  'routes/members/tickets',
  'routes/unsubscribe',
]
/** The build's version follows. */
const ROUTES_SCRIPT = '/assets/routes-'
const ADMIN_PATH = /^\/admin(?:[/.]|$)/

/**
 * Returns a function that chooses the request handler for a path. React Router walks all routes several times for each
 * page, and more than half of them belong to the admin area, so other pages use a build without those. In development
 * the build is a function, with which React Router sorts all routes for every request; in production that would be
 * wasteful.
 */
export function requestHandlers() {
  const load = async () => answerRefusals(await import('virtual:react-router/server-build'))
  const mode = import.meta.env.MODE
  if (!import.meta.env.PROD) {
    const handler = createRequestHandler(load, mode)
    return async () => handler
  }
  let handlers: { admin: RequestHandler; site: RequestHandler } | undefined
  return async (path: string) => {
    if (!handlers) {
      const build = await load()
      handlers = {
        admin: createRequestHandler(build, mode),
        site: createRequestHandler(withoutAdmin(build), mode),
      }
    }
    return ADMIN_PATH.test(path) ? handlers.admin : handlers.site
  }
}

type RequestHandler = ReturnType<typeof createRequestHandler>
type Routes = Readonly<Record<string, { parentId?: string | undefined } | undefined>>

function withoutAdmin(build: ServerBuild): ServerBuild {
  const { routes, assets } = build
  const url = `${ROUTES_SCRIPT}${assets.version}.js`
  return {
    ...build,
    routes: withoutAdminRoutes(routes),
    assets: { ...assets, url, routes: withoutAdminRoutes(assets.routes) },
  }
}

/**
 * Builds the route manifest script for all pages except the admin area, whose routes would make it half as big again.
 * Returns undefined for the address of another build.
 */
export async function routesScript(address: string): Promise<string | undefined> {
  const { assets } = withoutAdmin(await import('virtual:react-router/server-build'))
  if (address !== assets.url) return undefined
  const routes = Object.entries(assets.routes).filter(([id]) => !WITHOUT_SCRIPTS.includes(id))
  return `window.__reactRouterManifest=${JSON.stringify({ ...assets, routes: Object.fromEntries(routes) })};`
}

function withoutAdminRoutes<R extends Routes>(routes: R): R {
  const isAdmin = (id: string | undefined): boolean =>
    id !== undefined && (ADMIN_LAYOUTS.includes(id) || isAdmin(routes[id]?.parentId))
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !isAdmin(id))) as R // a subset of R
}
