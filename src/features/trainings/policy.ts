import { type Actor, hasRole } from '../../kernel/actor.ts'

/** Any coach edits the training times of any team; who did, and when, is kept. [TRN-012, resolutions F08] */
export const canEditTrainings = (actor: Actor): boolean => hasRole(actor, 'coach')
