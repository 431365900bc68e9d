import type { Role } from '../src/kernel/actor.ts'

/** The password of every demo login. The demo club exists only in databases without other data. */
export const DEMO_PASSWORD = 'seven-metre-throw'

export type DemoLogin = {
  role: Role
  email: string
  username: string
  name: string
  /** The name printed at start instead of the role. */
  title?: string
}

/** The logins of the demo club. `members.ts` gives five members these addresses. */
export const DEMO_LOGINS: readonly DemoLogin[] = [
  { role: 'administrator', email: 'administrator@demo.club', username: 'administrator', name: 'Elif Aydın' },
  { role: 'coach', email: 'coach@demo.club', username: 'coach', name: 'Marek Wiśniewski' },
  { role: 'finance', email: 'finance@demo.club', username: 'finance', name: 'Priya Desai' },
  { role: 'shop', email: 'shop@demo.club', username: 'shop', name: 'Chloé Rousseau' },
  { role: 'member', email: 'member@demo.club', username: 'member', name: 'Ana Kovačević' },
  {
    role: 'member',
    title: 'guardian',
    email: 'parent@demo.club',
    username: 'parent',
    name: 'Lucía Castellanos',
  },
]
