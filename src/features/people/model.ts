import type { StaffRole } from '../../kernel/actor.ts'

/** What each role is called on the screen. */
export const ROLE_NAMES: Readonly<Record<StaffRole, string>> = {
  administrator: 'Administrator',
  finance: 'Finance',
  shop: 'Shop manager',
  coach: 'Coach',
}

/** "Finance, Coach"; a person without a role is a member. */
export const roleWords = (roles: readonly StaffRole[]): string =>
  roles.map((role) => ROLE_NAMES[role]).join(', ') || 'Member'
