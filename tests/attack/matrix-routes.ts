import type { RouteConfigEntry } from '@react-router/dev/routes'
import { newId } from '../../src/kernel/ids.ts'
import routes from '../../src/web/routes.ts'
import { realIds } from './matrix-calls.ts'
import { isAdmitted, PEOPLE, type Person } from './people.ts'
import { type Answer, type Attack, form, isSound, type Outcome, type Target, tally } from './target.ts'

/**
 * The roles for each path below /admin, repeated here independently of the product. The longest prefix counts; a path
 * without an entry is for no one. [resolutions A01]
 */
const OFFICE: Readonly<Record<string, readonly Person[]>> = {
  '/admin/members': [],
  '/admin/registrations': [],
  '/admin/orders/sales': ['shop', 'finance'],
  '/admin/orders': ['shop'],
  '/admin/trainings': ['coach'],
  '/admin/attendance': ['coach'],
  '/admin/emergency': ['coach'],
  '/admin/games/import': [],
  '/admin/games': ['coach'],
  '/admin/rotas/rules': [],
  '/admin/rotas': ['coach'],
  '/admin/forms': [],
  '/admin/money': ['finance'],
  '/admin/fees': ['finance'],
  '/admin/invoices': ['finance'],
  '/admin/payments': ['finance'],
  '/admin/subscriptions': ['finance'],
  '/admin/photos': [],
  '/admin/season': [],
  '/admin/content': [],
  '/admin/catalogue': ['shop'],
  '/admin/menu': [],
  '/admin/emails': [],
  '/admin/people': [],
  '/admin/audit': [],
  '/admin/status': [],
  '/admin/find': ['coach', 'finance', 'shop'],
  // The query of each figure checks who may read it.
  '/admin/figures': ['coach', 'finance', 'shop'],
}
const HOME = ['/admin', '/admin/*']
/** The redirect of a visitor to the login. */
const LOGIN = '/members/access/?next='
const SHORT: readonly Person[] = ['visitor', 'member', 'coach']
/** Pages outside the admin area that require a login. */
const OWN: Readonly<Record<string, 'users' | 'members'>> = {
  '/members/dashboard': 'users',
  '/members/notifications': 'users',
  '/members/calendar': 'users',
  '/members/bookings': 'users',
  '/members/duties': 'users',
  '/members/money': 'users',
  // Only the readers of a confidential form find something here.
  '/members/forms': 'users',
  '/members/forms/:id': 'users',
  '/members/forms/:id/papers/:file': 'users',
  '/members/money/receipts/:id': 'users',
  '/members/money/invoices/:id': 'users',
  '/members/family': 'users',
  '/members/family/:id': 'users',
  '/members/sessions/:id': 'users',
  '/members/passkeys': 'users',
  '/members/two-step': 'users',
  '/media/photos/:album/tag': 'members',
}
/** Opens with an e-mail's link or a login. An unknown game is a 404 for everyone. */
const BY_LINK_OR_LOGIN = '/members/games/:id'
/** The page for the second login step. Without a password it redirects to the login. */
const SECOND_STEP = '/members/access/code'
/** Pages that any visitor opens with a secret in the address. */
const BY_LINK = '/admin/shopexternal'

const FORGED = { intent: 'delete', id: newId(), role: 'administrator', paid: 'yes', all: '1', password: 'x' }

/** Reads and writes each route in the table as every role, as a page and as data. */
export const matrixOfRoutes: Attack = {
  name: 'every page by every role',
  says: 'a page of the admin area opens only for the roles of its section, for reading and writing, as a page and as data; nothing fails',
  run: attack,
}

async function attack(target: Target): Promise<Outcome> {
  const found = tally()
  const ids = await realIds(target)
  const patterns = target.long
    ? patternsOfRoutes
    : patternsOfRoutes.filter((path) => path.startsWith('/admin'))
  for (const person of target.long ? PEOPLE : SHORT) {
    const admitted = (path: string) => mayOpen(path, person)
    for (const pattern of patterns) {
      const path = pathOf(pattern, admitted(pattern) ? undefined : ids)
      for (const [suffix, method] of ways(target)) {
        const headers = target.headers[person]
        const answer = await target.ask(path + suffix, method === 'GET' ? { headers } : form(FORGED, headers))
        const right = isSound(answer) && isRight(answer, pattern, person, suffix)
        found.expect(right, `${person}: ${method} ${path}${suffix} answers ${answer.status}`)
      }
    }
  }
  return found.outcome
}

const ways = ({ long }: Target) =>
  [
    ['', 'GET'],
    ['', 'POST'],
    ['.data', 'GET'],
    ['.data', 'POST'],
  ].slice(0, long ? 4 : 2) as [string, string][] // pairs of two words

function isRight(answer: Answer, pattern: string, person: Person, suffix: string): boolean {
  const { status } = answer
  if (pattern === BY_LINK_OR_LOGIN) return status !== 200
  if (pattern === SECOND_STEP) return status !== 403
  if (mayOpen(pattern, person)) return status !== 403 && !leadsToLogin(answer)
  // The page has no form.
  if (status === 405) return true
  if (person === 'visitor') return leadsToLogin(answer) || (suffix !== '' && status === 202)
  // An empty form is refused before its owner is checked.
  return status === 403 || status === 404 || (status === 422 && Boolean(OWN[pattern]))
}

const leadsToLogin = ({ status, headers, text }: Answer): boolean =>
  ([302, 303].includes(status) && Boolean(headers.get('location')?.startsWith(LOGIN))) ||
  (status === 202 && text.includes(LOGIN))

function mayOpen(pattern: string, person: Person): boolean {
  const own = OWN[pattern]
  if (own) return isAdmitted(own, person)
  if (!pattern.startsWith('/admin') || pattern === BY_LINK) return true
  if (HOME.includes(pattern)) return isAdmitted(['coach', 'finance', 'shop'], person)
  const section = Object.keys(OFFICE).find((path) => pattern === path || pattern.startsWith(`${path}/`))
  const roles = OFFICE[section ?? ''] ?? []
  return person === 'administrator' || roles.includes(person)
}

/** Returns a path for the route pattern, with the given ids or with ids that do not exist. */
function pathOf(pattern: string, ids: Map<string, string> | undefined): string {
  const noun = /^\/admin\/(?:content\/)?([a-z]+)/.exec(pattern)?.[1] ?? ''
  const id = ids?.get(NOUNS[noun] ?? noun) ?? newId()
  return pattern
    .replace(/:collection/, pattern.includes('catalogue') ? 'storeitems' : 'posts')
    .replace(/:version/, '1')
    .replaceAll(/:\w+\??/g, id)
    .replace(/\*$/, 'nothing')
}

const NOUNS: Readonly<Record<string, string>> = {
  orders: 'storebatches',
  forms: 'formresults',
  emails: 'emailresults',
  photos: 'photoalbums',
  content: 'posts',
  catalogue: 'storeitems',
}

/** Logging out would end the session of the remaining checks. It has its own test. */
export const patternsOfRoutes = patternsOf(routes).filter((path) => path !== '/members/logout')

function patternsOf(entries: readonly RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? above : `${above}/${entry.path}`
    const own = entry.path !== undefined || entry.index ? [path || '/'] : []
    return [...own, ...patternsOf(entry.children ?? [], path)]
  })
}
