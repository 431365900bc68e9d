import { type Actor, hasRole } from '../../kernel/actor.ts'

/** Coaches and administrators fill the rota. [VOL-024, resolutions A01] */
export const canAssignRota = (actor: Actor): boolean => hasRole(actor, 'coach')

/** Only administrators set the holders of fixed positions. */
export const canSetHolders = (actor: Actor): boolean => hasRole(actor, 'administrator')

/** Coaches and administrators see disabled positions. */
export const canSeeDisabled = (actor: Actor): boolean => hasRole(actor, 'coach')
