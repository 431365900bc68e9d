import { aUser } from '../../demo/builders/user.ts'
import type { Caller } from '../../src/api/call.ts'
import type { Role } from '../../src/kernel/actor.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { signIn } from '../support/sign-in.ts'

/** Every role. 'user' has a login but is not a member. */
export const PEOPLE = ['visitor', 'user', 'member', 'coach', 'finance', 'shop', 'administrator'] as const
export type Person = (typeof PEOPLE)[number]

const MEMBERS: readonly Person[] = ['member', 'coach', 'finance', 'shop', 'administrator']

/** The people behind each word of the role tables. Repeated here so that a mistake in the product is found. */
export function isAdmitted(who: Caller, person: Person): boolean {
  if (who === 'public') return true
  if (who === 'users') return person !== 'visitor'
  if (who === 'members') return MEMBERS.includes(person)
  if (who === 'nobody') return false
  return person === 'administrator' || who.some((role) => role === person)
}

/** Request headers for each person, each with their own account. */
export async function headersOf(ctx: Ctx, person: Person): Promise<Record<string, string>> {
  if (person === 'visitor') return {}
  if (person !== 'user') return signIn(ctx, person satisfies Role)
  const { id } = await aUser(ctx)
  return signIn(ctx, { id: '', name: '', userId: id })
}
