import type { Role } from '../src/kernel/actor.ts'

/** The same for every demo login; the demo club exists only on databases that hold nothing else. */
export const DEMO_PASSWORD = 'seven-metre-throw'

export type DemoLogin = {
  role: Role
  email: string
  username: string
  name: string
  /** What the start calls it instead of the role. */
  title?: string
}

/** Who can log in at the demo club. `members.ts` gives five members these addresses. */
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
