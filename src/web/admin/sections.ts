import { type Actor, hasRole, isStaff, type Role } from '../../kernel/actor.ts'
import type { IconName } from '../../ui/primitives/icon.tsx'

/** A part of the back office. Its path and everything below it is for its roles; the administrator has all. */
export type Section = {
  path: string
  name: string
  icon: IconName
  /** Every role of staff when empty. */
  roles: readonly Role[]
  /** Among the daily ones of the sidebar, or below them. */
  group: 'daily' | 'more'
  /** What a card of the dashboard says about it. */
  says?: string
}

/**
 * The back office, in the order of the sidebar. What is not listed here is not there, for anybody.
 * [SYS-009, ADM-001, resolutions A01, D10]
 */
export const SECTIONS: readonly Section[] = [
  { path: '/admin', name: 'Dashboard', icon: 'home', roles: [], group: 'daily' },
  {
    path: '/admin/members',
    name: 'Members',
    icon: 'people',
    roles: ['administrator'],
    group: 'daily',
    says: 'Teams, details, subscriptions and e-mails, one at a time or in bulk.',
  },
  {
    path: '/admin/registrations',
    name: 'Registrations',
    icon: 'clipboard',
    roles: ['administrator'],
    group: 'daily',
    says: 'Who wants to join, what they paid, and which member they become.',
  },
  {
    path: '/admin/orders',
    name: 'Orders',
    icon: 'bag',
    roles: ['shop'],
    group: 'daily',
    says: 'Batches for the kit supplier, and every order in them.',
  },
  {
    path: '/admin/trainings',
    name: 'Trainings',
    icon: 'clock',
    roles: ['coach'],
    group: 'daily',
    says: 'When and where each team trains.',
  },
  {
    path: '/admin/rotas',
    name: 'Rotas',
    icon: 'grid',
    roles: ['coach'],
    group: 'daily',
    says: 'Who helps in which week, team by team.',
  },
  {
    path: '/admin/forms',
    name: 'Forms',
    icon: 'lines',
    roles: ['administrator'],
    group: 'daily',
    says: 'What people wrote to the club.',
  },
  { path: '/admin/invoices', name: 'Invoices (unpaid)', icon: 'pound', roles: ['finance'], group: 'daily' },
  { path: '/admin/payments', name: 'Payments', icon: 'card', roles: ['finance'], group: 'more' },
  { path: '/admin/subscriptions', name: 'Subscriptions', icon: 'repeat', roles: ['finance'], group: 'more' },
  { path: '/admin/photos', name: 'Photos', icon: 'photo', roles: ['administrator'], group: 'more' },
  { path: '/admin/content', name: 'Content', icon: 'file', roles: ['administrator'], group: 'more' },
  { path: '/admin/catalogue', name: 'Catalogue', icon: 'bag', roles: ['shop'], group: 'more' },
  { path: '/admin/menu', name: 'Menu', icon: 'menu', roles: ['administrator'], group: 'more' },
  { path: '/admin/emails', name: 'E-mails', icon: 'mail', roles: ['administrator'], group: 'more' },
  { path: '/admin/audit', name: 'Audit log', icon: 'history', roles: ['administrator'], group: 'more' },
  { path: '/admin/status', name: 'Status', icon: 'pulse', roles: ['administrator'], group: 'more' },
]

/** The section that a path, or the data of a page (`….data`), belongs to: the longest that it begins with. */
export function sectionOf(path: string): Section | undefined {
  const plain = path.replace(/\.data$/, '').replace(/\/+$/, '')
  const holds = (section: Section) => plain === section.path || plain.startsWith(`${section.path}/`)
  const found = SECTIONS.filter(holds).toSorted((a, b) => b.path.length - a.path.length)[0]
  return found?.path === '/admin' && !isShared(plain) ? undefined : found
}

/** What every role of staff reaches: the dashboard, and what the frame around each page asks for. */
const isShared = (path: string) => path === '/admin' || path === '/admin/find'

export const mayOpen = (actor: Actor, { roles }: Section): boolean =>
  roles.length === 0 ? isStaff(actor) : hasRole(actor, ...roles)

/** The sections that somebody may open. */
export const sectionsFor = (actor: Actor): readonly Section[] =>
  SECTIONS.filter((section) => mayOpen(actor, section))
