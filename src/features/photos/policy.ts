import { type Actor, hasRole, isMember } from '../../kernel/actor.ts'

/**
 * Who can see a photo. visibility.server.ts implements this table in SQL; pages and file addresses check it on
 * every request, so a birthday, a withdrawn consent or a new tag takes effect at once. [resolutions E18]
 *
 * | The photo                                              | visitors | members | administrators |
 * | ----------------------------------------------------------- | -------- | ------- | -------------- |
 * | it or its album is hidden (`visible` is false)              | no       | no      | yes            |
 * | its album is members only                                   | no       | yes     | yes            |
 * | an adult is tagged who has said no to photos                | no       | no      | yes            |
 * | a minor is tagged whose guardian has not said yes           | no       | no      | yes            |
 * | a minor is tagged (under 18 today, or in a youth team)      | no       | yes     | yes            |
 * | an adult is tagged who has not answered                     | no       | setting | yes            |
 * | all tagged are adults who agreed, or nobody is tagged       | yes      | yes     | yes            |
 *
 * A member who has untagged themselves still counts as tagged in this table, and nowhere else: untagging must not make
 * the photo visible to more people. Administrators see photos that members may not see in the admin area only.
 *
 * Setting: members see such a photo only if the club shows adults until they say no (`photosUntilNo`).
 *
 * A user without an active membership counts as a visitor. Albums with children must be marked members only, because
 * the program cannot recognise an untagged child.
 */
export type PhotoAudience = 'public' | 'members' | 'administrators'

/** Members can tag adults; only administrators can tag children. [PHO-008] */
export const canTag = (actor: Actor): boolean => isMember(actor)

/** Only administrators can tag children. [PHO-008] */
export const canTagMinors = (actor: Actor): boolean => hasRole(actor, 'administrator')

/** Only administrators can edit albums and their photos. */
export const canEditAlbums = (actor: Actor): boolean => hasRole(actor, 'administrator')
