import { CONTENT_TYPES } from '../../src/content-types.ts'
import { Registry } from '../../src/platform/content/registry.ts'
import { fromNewAddress, isSound, json, type Target, type tally } from './target.ts'

type Found = ReturnType<typeof tally>
type Headers = Record<string, string>

const registry = new Registry(CONTENT_TYPES)
const STAFF = ['finance', 'shop', 'administrator'] as const

/** Reads each content type as a list and in GraphQL with all fields that are not relations. */
export async function readInApi(
  target: Target,
  [who, headers]: [string, Headers],
  secrets: readonly string[],
  found: Found,
): Promise<void> {
  for (const { collection } of registry.contentTypes) {
    const path = `/api/${collection}?_limit=200`
    const answer = await target.ask(path, { headers })
    found.expect(isSound(answer), `${who}: ${path} answers ${answer.status}`)
    expectNone(answer.text, secrets, `${who}: ${path}`, found)
    const query = `{ ${collection}(limit: 200) { ${fieldsOf(collection)} } }`
    const request = json('POST', { query }, { ...headers, ...fromNewAddress() })
    expectNone((await target.ask('/api/graphql', request)).text, secrets, `${who}: ${query}`, found)
  }
}

const fieldsOf = (collection: string): string =>
  [...registry.fieldsOf(registry.get(collection))]
    .filter(([, { kind }]) => kind !== 'one' && kind !== 'many')
    .map(([name, { kind }]) => (kind === 'image' ? `${name} { id }` : name))
    .join(' ')

type Ids = Record<'child' | 'registration' | 'payment', { id: string }>

/** Reads every page and file that staff other than coaches have of a child, and looks for the emergency card. */
export async function readAsStaff(target: Target, ids: Ids, card: string, found: Found): Promise<void> {
  const { child, registration, payment } = ids
  const pages = [
    ...Array.from({ length: 9 }, (_, tab) => `/admin/members/${child.id}?tab=${tab}`),
    ...['/admin/emergency', `/admin/emergency/${child.id}`, '/admin/members/consent', '/admin/audit'],
    ...['/admin/members/export.csv', `/admin/registrations/${registration.id}`],
    ...[`/admin/payments/${payment.id}`, `/members/family/${child.id}`],
    ...[`/api/members/${child.id}`, `/api/registrations/${registration.id}`],
  ]
  for (const person of STAFF)
    for (const path of pages) {
      const answer = await target.ask(path, { headers: target.headers[person] })
      found.expect(isSound(answer), `${person}: ${path} answers ${answer.status}`)
      expectNone(answer.text, [card], `${person}: ${path}`, found)
    }
}

function expectNone(text: string, secrets: readonly string[], where: string, found: Found): void {
  for (const secret of secrets) found.expect(!text.includes(secret), `${where} shows "${secret}"`)
}
