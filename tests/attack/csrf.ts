import { CALLS } from '../../src/api/calls.ts'
import { newId } from '../../src/kernel/ids.ts'
import { patternsOfRoutes } from './matrix-routes.ts'
import { type Attack, form, json, type Outcome, type Target, tally } from './target.ts'

/** The headers that browsers send with a cross-site request. */
const FOREIGN: readonly Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'http://sub.127.0.0.1.example' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example', 'content-type': 'text/plain' },
]

/** Sends every page and call that writes with the administrator's cookie from another site's page. */
export const crossSite: Attack = {
  name: 'writes from another site',
  says: 'every write with a valid session that another origin sends is refused with 403 before its body is read',
  run: attack,
}

async function attack(target: Target): Promise<Outcome> {
  const found = tally()
  const session = target.headers.administrator
  const sites = target.long ? FOREIGN : FOREIGN.slice(0, 2)
  for (const foreign of sites) {
    for (const pattern of [...patternsOfRoutes, '/members/logout']) {
      const path = pattern.replaceAll(/:\w+\??|\*/g, newId())
      const { status } = await target.ask(path, form({ intent: 'save' }, { ...session, ...foreign }))
      found.expect(status === 403, `POST ${path} with ${JSON.stringify(foreign)} answers ${status}`)
    }
    for (const [method, path] of writes()) {
      const { status } = await target.ask(`/api${path}`, json(method, {}, { ...session, ...foreign }))
      found.expect(status === 403, `${method} /api${path} with ${JSON.stringify(foreign)} answers ${status}`)
    }
  }
  return found.outcome
}

const writes = () =>
  Object.keys(CALLS).flatMap((call) => {
    const [method = '', path = ''] = call.split(' ')
    return method === 'GET' ? [] : [[method, path.replaceAll(/:\w+/g, newId())] as const]
  })
