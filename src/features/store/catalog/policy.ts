import { type Actor, hasRole, isMember } from '../../../kernel/actor.ts'
import type { Tier } from './model/pricing.ts'

/** Whether the actor manages the store: edits items and categories and sees items that are not for sale. */
export const canManageStore = (actor: Actor): boolean => hasRole(actor, 'shop')

/** The price list of an actor. Only active members pay the members' price. */
export const tierOf = (actor: Actor): Tier => (isMember(actor) ? 'member' : 'other')

type User = Extract<Actor, { kind: 'user' }>

/** Whether the actor can buy. Everybody can browse the store, but only members buy. */
export const canBuy = (actor: Actor): actor is User => actor.kind === 'user' && isMember(actor)
