import { type Actor, ANY_MEMBER, VISITOR } from '../kernel/actor.ts'
import { paths } from './paths.ts'
import { STATIC_PAGES } from './static-pages.ts'

/**
 * The addresses of public pages that differ between two members, or two visitors, only in their personal parts. They
 * load no scripts, and their loaders read neither the account nor the member record of the actor.
 */
const ADDRESSES = new Set([
  '/',
  ...Object.keys(STATIC_PAGES).map((path) => `/${path}`),
  paths.events,
  paths.forms,
  paths.teams,
  paths.games,
  paths.trainings,
  paths.freeSession,
  paths.albums,
])
/** The address of each post and of each form begins with one of these. */
const PREFIXES = [paths.post(''), paths.form('')]
/** The rest of such an address, but not that of the data that a script requests. */
const SLUG = /^[^/.]+$/

/** Whether a page is rendered once for many readers, and sent to each with their personal parts. */
export const isSharedPage = (address: string): boolean =>
  ADDRESSES.has(address) ||
  PREFIXES.some((prefix) => address.startsWith(prefix) && SLUG.test(address.slice(prefix.length)))

/** Who a shared page is rendered for: visitors with a cart, or members without a role. */
export type Audience = 'visitors' | 'members'

/** The actor that a page is rendered for. Neither has a name, an account or a member record. */
export const READER: Readonly<Record<Audience, Actor>> = { visitors: VISITOR, members: ANY_MEMBER }

/** The audience of an actor. Undefined for staff, and for accounts without a member: their pages are their own. */
export function audienceOf(actor: Actor): Audience | undefined {
  if (actor.kind === 'visitor') return 'visitors'
  if (actor.kind === 'system' || !actor.isMember || actor.needsTwoStep) return undefined
  return actor.roles.length + actor.teams.length === 0 ? 'members' : undefined
}

/** The key of a shared page. `flags` are those of the page cache. */
export const sharedKey = (audience: Audience, flags: string, address: string): string =>
  `${audience} ${flags}${address}`
