import { type Actor, hasRole } from '../../kernel/actor.ts'

/** Answers are personal: administrators alone read and delete them. [API-018, FRM-023, resolutions A06] */
export const canReadResults = (actor: Actor): boolean => hasRole(actor, 'administrator')

/** Forms that are not published exist only for those who write them. [resolutions E14] */
export const canSeeUnpublished = (actor: Actor): boolean => hasRole(actor, 'administrator')
