import { type Actor, hasRole, isMember } from '../../../kernel/actor.ts'
import type { Tier } from './model/pricing.ts'

/** Who looks after the store: writes items and categories, and sees those that are not for sale any more. */
export const canManageStore = (actor: Actor): boolean => hasRole(actor, 'shop')

/**
 * Which of the two prices somebody pays. Without an active membership it is the other people's. [STO-002, decisions
 * A13, B05]
 */
export const tierOf = (actor: Actor): Tier => (isMember(actor) ? 'member' : 'other')

type User = Extract<Actor, { kind: 'user' }>

/** Browsing is open to everybody, buying is for members of the club. [STO-003, resolutions A13, D12] */
export const canBuy = (actor: Actor): actor is User => actor.kind === 'user' && isMember(actor)
