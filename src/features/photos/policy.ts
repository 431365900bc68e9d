import { type Actor, hasRole, isMember } from '../../kernel/actor.ts'

/**
 * Who sees a photograph. visibility.server.ts says it in SQL, and both pages and the picture's own address ask it at
 * the moment of asking: a birthday, a withdrawn consent or a new tag counts at once. [resolutions C02, C04, E18]
 *
 * | The photograph                                              | visitors | members | administrators |
 * | ----------------------------------------------------------- | -------- | ------- | -------------- |
 * | it or its album is switched off (`visible`)                 | no       | no      | yes            |
 * | its album is for members                                    | no       | yes     | yes            |
 * | a minor is tagged (under 18 today, or in a youth team)      | no       | yes     | yes            |
 * | an adult is tagged who did not agree to public pictures     | no       | yes     | yes            |
 * | everybody tagged is an adult who agreed, or nobody is tagged| yes      | yes     | yes            |
 *
 * Somebody who took their own name off a photograph is tagged for this table, and for nothing else: their untagging
 * must not open the picture to more people.
 *
 * A user without an active membership counts as a visitor. Albums of children are marked as for members, because an
 * untagged child cannot be told from an untagged adult.
 */
export type PhotoAudience = 'public' | 'members' | 'administrators'

/** Members say who is in a photograph; whether a child is, says the administrator alone. [PHO-008, resolutions C04] */
export const canTag = (actor: Actor): boolean => isMember(actor)

export const canTagMinors = (actor: Actor): boolean => hasRole(actor, 'administrator')

/** Albums and their photographs are looked after by administrators. */
export const canEditAlbums = (actor: Actor): boolean => hasRole(actor, 'administrator')
