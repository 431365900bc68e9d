import { type Actor, hasRole } from '../../kernel/actor.ts'

/** Coaches fill the rota. [VOL-024, resolutions A01] */
export const canAssignRota = (actor: Actor): boolean => hasRole(actor, 'coach')

/** Who holds a fixed position is settled by the board: administrators write it down. */
export const canSetHolders = (actor: Actor): boolean => hasRole(actor, 'administrator')

/** Positions that are switched off are seen by those who could fill them. */
export const canSeeDisabled = (actor: Actor): boolean => hasRole(actor, 'coach')
