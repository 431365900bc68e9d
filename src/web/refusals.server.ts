import type { ServerBuild } from 'react-router'
import { Forbidden, NoRoom, NotFound } from '../kernel/errors.ts'
import { ctxOf } from './context.ts'

type Route = NonNullable<ServerBuild['routes'][string]>
type Answering = NonNullable<Route['module']['loader']>

/**
 * The routes, whose loaders and actions answer an absence that a feature throws with 404, a refusal with 403 and a
 * full disk with 507. Here, because an error that a script asked for crosses to the browser without its kind, its
 * words and its status; an answer keeps them, and is no bug to the log. [SYS-039, SYS-042]
 */
export function answeringRefusals(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && answering(route)])
  return { ...build, routes: Object.fromEntries(routes) }
}

function answering({ module, ...route }: Route): Route {
  const { loader, action } = module
  return {
    ...route,
    module: {
      ...module,
      ...(loader && { loader: answered(loader) }),
      ...(action && { action: answered(action) }),
    },
  }
}

const answered =
  (handler: Answering): Answering =>
  async (args) => {
    try {
      return await handler(args)
    } catch (error) {
      if (error instanceof NoRoom) {
        const { log, requestId } = ctxOf(args.context)
        log.error({ requestId }, 'the disk of the files is full')
      }
      throw answerTo(error)
    }
  }

function answerTo(error: unknown): unknown {
  if (error instanceof NotFound) return new Response(error.message, { status: 404 })
  if (error instanceof Forbidden) return new Response(error.message, { status: 403 })
  if (error instanceof NoRoom) return new Response(error.message, { status: 507 })
  return error
}
