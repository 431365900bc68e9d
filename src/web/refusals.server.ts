import type { ServerBuild } from 'react-router'
import { FilesUnavailable, Forbidden, NoRoom, NotFound } from '../kernel/errors.ts'
import { ctxOf } from './context.ts'

type Route = NonNullable<ServerBuild['routes'][string]>
type Handler = NonNullable<Route['module']['loader']>

/**
 * Wraps the loaders and actions of all routes. Converts NotFound into a 404 response, Forbidden into a 403, NoRoom into
 * a 507 and FilesUnavailable into a 503. The router sends responses to the browser with their status and message and
 * does not log them as bugs, unlike errors.
 */
export function answerRefusals(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && wrapRoute(route)])
  return { ...build, routes: Object.fromEntries(routes) }
}

function wrapRoute({ module, ...route }: Route): Route {
  const { loader, action } = module
  return {
    ...route,
    module: {
      ...module,
      ...(loader && { loader: wrapHandler(loader) }),
      ...(action && { action: wrapHandler(action) }),
    },
  }
}

const wrapHandler =
  (handler: Handler): Handler =>
  async (args) => {
    try {
      return await handler(args)
    } catch (error) {
      const { log, requestId } = ctxOf(args.context)
      if (error instanceof NoRoom) log.error({ requestId }, 'the disk for files is full')
      if (error instanceof FilesUnavailable)
        log.error({ requestId, err: error.cause }, 'the store for files failed')
      throw responseFor(error)
    }
  }

function responseFor(error: unknown): unknown {
  if (error instanceof NotFound) return new Response(error.message, { status: 404 })
  if (error instanceof Forbidden) return new Response(error.message, { status: 403 })
  if (error instanceof NoRoom) return new Response(error.message, { status: 507 })
  if (error instanceof FilesUnavailable) return new Response(error.message, { status: 503 })
  return error
}
