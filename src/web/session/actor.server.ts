import { actorOfSession } from '../../features/members/queries/actor.server.ts'
import { type Actor, VISITOR } from '../../kernel/actor.ts'
import { sessionIn } from '../../platform/auth/cookies.ts'
import { tokenIn } from '../../platform/auth/session-token.ts'
import type { Ports } from '../../platform/context.ts'

/**
 * Determines the actor of a request from the session cookie `jwt` or a bearer token; otherwise a visitor. Unsigned
 * tokens are rejected without a database query, and the cookie `usermember` is never read.
 */
export async function actorOf(ports: Ports, headers: Headers): Promise<Actor> {
  const signed = sessionIn(headers)
  const token = signed && tokenIn(signed, ports.secret)
  return token ? actorOfSession(ports, token) : VISITOR
}
