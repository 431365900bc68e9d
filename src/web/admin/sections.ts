import { type Actor, hasRole, isStaff, type StaffRole } from '../../kernel/actor.ts'
import type { IconName } from '../../ui/primitives/icon.tsx'
import { adminPaths } from '../admin-paths.ts'

/**
 * A section of the admin area. Its roles may open its path and everything below it; administrators may open every
 * section.
 */
export type Section = {
  path: string
  /** Further addresses that belong to it. */
  also?: readonly string[]
  name: string
  icon: IconName
  /** If empty, all staff. */
  roles: readonly StaffRole[]
  /** The group in the sidebar. */
  group: 'daily' | 'more'
  /** The text of its card on the dashboard. */
  description?: string
  /** The section whose pages link to it. It has no link of its own in the sidebar. */
  within?: string
}

/**
 * The sections of the admin area, in the order of the sidebar. An address outside of them is a 404.
 * [resolutions D10]
 */
export const SECTIONS: readonly Section[] = [
  { path: adminPaths.home, name: 'Dashboard', icon: 'home', roles: [], group: 'daily' },
  {
    path: adminPaths.members,
    name: 'Members',
    icon: 'people',
    roles: ['administrator'],
    group: 'daily',
    description: 'Teams, details, subscriptions and e-mails, one at a time or in bulk.',
  },
  {
    path: adminPaths.registrations,
    name: 'Registrations',
    icon: 'clipboard',
    roles: ['administrator'],
    group: 'daily',
    description: 'Who wants to join, what they paid, and which member they become.',
  },
  {
    path: adminPaths.orders,
    name: 'Orders',
    icon: 'bag',
    roles: ['shop'],
    group: 'daily',
    description: 'Batches for the kit supplier, and every order in them.',
  },
  {
    path: adminPaths.trainings,
    name: 'Trainings',
    icon: 'clock',
    roles: ['coach'],
    group: 'daily',
    description: 'When and where each team trains.',
  },
  {
    path: adminPaths.games,
    name: 'Match day',
    icon: 'calendar',
    roles: ['coach'],
    group: 'daily',
    description: 'Squads and call-ups for upcoming games, and reports on past ones.',
  },
  {
    path: adminPaths.rotas,
    name: 'Rotas',
    icon: 'grid',
    roles: ['coach'],
    group: 'daily',
    description: 'Who helps in which week, team by team.',
  },
  {
    path: adminPaths.forms,
    name: 'Forms',
    icon: 'lines',
    roles: ['administrator'],
    group: 'daily',
    description: 'What people have written to the club.',
  },
  { path: adminPaths.invoices, name: 'Invoices (unpaid)', icon: 'file', roles: ['finance'], group: 'daily' },
  { path: adminPaths.money, name: 'Money', icon: 'pound', roles: ['finance'], group: 'daily' },
  {
    path: adminPaths.attendanceHome,
    name: 'Attendance',
    icon: 'clipboard',
    roles: ['coach'],
    group: 'more',
    within: adminPaths.trainings,
  },
  {
    path: adminPaths.fees,
    name: 'Fees',
    icon: 'list',
    roles: ['finance'],
    group: 'more',
    within: adminPaths.money,
  },
  {
    path: adminPaths.sales,
    name: 'Store sales',
    icon: 'bag',
    roles: ['shop', 'finance'],
    group: 'more',
    within: adminPaths.money,
  },
  { path: adminPaths.payments, name: 'Payments', icon: 'card', roles: ['finance'], group: 'more' },
  {
    path: adminPaths.subscriptions,
    name: 'Subscriptions',
    icon: 'repeat',
    roles: ['finance'],
    group: 'more',
  },
  {
    path: adminPaths.emergency,
    name: 'Emergency cards',
    icon: 'warn',
    roles: ['coach'],
    group: 'more',
    within: adminPaths.trainings,
  },
  {
    path: adminPaths.events,
    // The pages of check-in are at /admin/check-in/<event>.
    also: [adminPaths.checkIn('').slice(0, -1)],
    name: 'Events',
    icon: 'calendar',
    roles: ['administrator'],
    group: 'more',
  },
  {
    path: adminPaths.season,
    name: 'New season',
    icon: 'redo',
    roles: ['administrator'],
    group: 'more',
    within: adminPaths.members,
  },
  { path: adminPaths.photos, name: 'Photos', icon: 'photo', roles: ['administrator'], group: 'more' },
  {
    path: adminPaths.content,
    also: [adminPaths.gameImport],
    name: 'Content',
    icon: 'file',
    roles: ['administrator'],
    group: 'more',
  },
  { path: adminPaths.catalogue, name: 'Catalogue', icon: 'bag', roles: ['shop'], group: 'more' },
  {
    path: adminPaths.settingsHome,
    name: 'Settings',
    icon: 'pencil',
    roles: ['administrator'],
    group: 'more',
  },
  {
    path: adminPaths.setup,
    name: 'Set up your club',
    icon: 'list',
    roles: ['administrator'],
    group: 'more',
    within: adminPaths.home,
  },
  { path: adminPaths.menu, name: 'Menu', icon: 'menu', roles: ['administrator'], group: 'more' },
  { path: adminPaths.emails, name: 'E-mails', icon: 'mail', roles: ['administrator'], group: 'more' },
  { path: adminPaths.people, name: 'People', icon: 'user', roles: ['administrator'], group: 'more' },
  { path: adminPaths.audit, name: 'Audit log', icon: 'history', roles: ['administrator'], group: 'more' },
  { path: adminPaths.status, name: 'Status', icon: 'pulse', roles: ['administrator'], group: 'more' },
]

/** Finds the section with the longest path that is a prefix of this path (including `….data`). */
export function sectionOf(path: string): Section | undefined {
  const plain = path.replace(/\.data$/, '').replace(/\/+$/, '')
  const isAt = (path: string) => plain === path || plain.startsWith(`${path}/`)
  const found = SECTIONS.filter(({ path, also = [] }) => [path, ...also].some(isAt)).toSorted(
    (a, b) => b.path.length - a.path.length,
  )[0]
  return found?.path === adminPaths.home && !isShared(plain) ? undefined : found
}

/** Paths for all staff: the dashboard, the rows of its figures, and the search of the layout. */
const isShared = (path: string) =>
  path === adminPaths.home || path === adminPaths.find || path.startsWith(`${adminPaths.home}/figures/`)

export const mayOpen = (actor: Actor, { roles }: Section): boolean =>
  roles.length === 0 ? isStaff(actor) : hasRole(actor, ...roles)

/** The sections that this user may open. */
export const sectionsFor = (actor: Actor): readonly Section[] =>
  SECTIONS.filter((section) => section.within === undefined && mayOpen(actor, section))

/**
 * The addresses at which the sidebar of this user marks the link of a section: its own, and those of the sections
 * within it. The link of an address above marks itself: shop managers find the sales below their orders.
 */
export function markedAt(actor: Actor, path: string): string[] {
  const others = sectionsFor(actor).filter((section) => section.path !== adminPaths.home)
  const isBelowAnother = (address: string) => others.some((other) => address.startsWith(`${other.path}/`))
  const within = SECTIONS.filter((section) => section.within === path).map((section) => section.path)
  return [path, ...within.filter((address) => address.startsWith(`${path}/`) || !isBelowAnother(address))]
}
