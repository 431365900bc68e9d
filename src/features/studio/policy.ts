import { type Actor, hasRole } from '../../kernel/actor.ts'
import { may } from '../../platform/content/access.ts'
import type { ContentType } from '../../platform/content/content-type.ts'

/** Administrators can open every type that they may read, other staff only those that they may write. */
export const canOpenType = (actor: Actor, contentType: ContentType): boolean =>
  may(contentType.read, actor) && (hasRole(actor, 'administrator') || may(contentType.write, actor))

export const canCreate = (actor: Actor, contentType: ContentType): boolean =>
  may(contentType.create ?? contentType.write, actor)

export const canRemove = (actor: Actor, contentType: ContentType): boolean =>
  may(contentType.remove ?? contentType.write, actor)
