import { createRequestHandler, type ServerBuild } from 'react-router'
import { answeringRefusals } from './refusals.server.ts'

/** The layout of the back office in the table of routes. */
const BACK_OFFICE = 'routes/admin/layout'
/** With the version of the build behind it. */
const ROUTES_SCRIPT = '/assets/routes-'
const BACK_OFFICE_PATH = /^\/admin(?:[/.]|$)/

/**
 * Answers with the handler for a path. React Router walks through all routes several times for each page it renders;
 * more than half of them are the back office's, and no other page pays for those: it has a table without them.
 * Given a function, React Router sorts all routes anew for each request: right in development, waste in production.
 */
export function requestHandlers() {
  const load = async () => answeringRefusals(await import('virtual:react-router/server-build'))
  const mode = import.meta.env.MODE
  if (!import.meta.env.PROD) {
    const fresh = createRequestHandler(load, mode)
    return async () => fresh
  }
  let ready: { office: RequestHandler; others: RequestHandler } | undefined
  return async (path: string) => {
    if (!ready) {
      const build = await load()
      ready = {
        office: createRequestHandler(build, mode),
        others: createRequestHandler(withoutBackOffice(build), mode),
      }
    }
    return BACK_OFFICE_PATH.test(path) ? ready.office : ready.others
  }
}

type RequestHandler = ReturnType<typeof createRequestHandler>
type Routes = Readonly<Record<string, { parentId?: string | undefined } | undefined>>

function withoutBackOffice(build: ServerBuild): ServerBuild {
  const { routes, assets } = build
  const url = `${ROUTES_SCRIPT}${assets.version}.js`
  return {
    ...build,
    routes: withoutOffice(routes),
    assets: { ...assets, url, routes: withoutOffice(assets.routes) },
  }
}

/**
 * The script in which the browser of every page but the back office's finds the routes: with all of them it would be
 * half of that weight more. Undefined for the address of another build.
 */
export async function routesScript(address: string): Promise<string | undefined> {
  const { assets } = withoutBackOffice(await import('virtual:react-router/server-build'))
  return address === assets.url ? `window.__reactRouterManifest=${JSON.stringify(assets)};` : undefined
}

function withoutOffice<R extends Routes>(routes: R): R {
  const isOffice = (id: string | undefined): boolean =>
    id !== undefined && (id === BACK_OFFICE || isOffice(routes[id]?.parentId))
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !isOffice(id))) as R // fewer, all of them R's
}
