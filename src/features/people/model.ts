import type { StaffRole } from '../../kernel/actor.ts'

/** The labels of the roles. */
export const ROLE_NAMES: Readonly<Record<StaffRole, string>> = {
  administrator: 'Administrator',
  finance: 'Finance',
  shop: 'Shop manager',
  coach: 'Coach',
}

/** Lists roles as text, such as "Finance, Coach"; "Member" without a role. */
export const roleWords = (roles: readonly StaffRole[]): string =>
  roles.map((role) => ROLE_NAMES[role]).join(', ') || 'Member'
