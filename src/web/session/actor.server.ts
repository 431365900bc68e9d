import { type Actor, VISITOR } from '../../kernel/actor.ts'
import type { Ports } from '../../platform/context.ts'

/** Who sends this request: from the session cookie `jwt` or a bearer token, else a visitor. */
export async function actorOf(_ports: Ports, _headers: Headers): Promise<Actor> {
  return VISITOR
}
