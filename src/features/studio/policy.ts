import { type Actor, hasRole } from '../../kernel/actor.ts'
import { may } from '../../platform/content/access.ts'
import type { ContentType } from '../../platform/content/content-type.ts'

/** Administrators can open every type that they may read, other staff only those that they may write. */
export const canOpenType = (actor: Actor, contentType: ContentType): boolean =>
  may(contentType.read, actor) && (hasRole(actor, 'administrator') || may(contentType.write, actor))

/** Whether the actor may add entries; some types restrict this further than editing. */
export const canCreate = (actor: Actor, contentType: ContentType): boolean =>
  may(contentType.create ?? contentType.write, actor)

/** Whether the actor may delete entries; some types restrict this further than editing. */
export const canRemove = (actor: Actor, contentType: ContentType): boolean =>
  may(contentType.remove ?? contentType.write, actor)
