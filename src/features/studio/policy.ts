import { type Actor, hasRole } from '../../kernel/actor.ts'
import { may } from '../../platform/content/access.ts'
import type { ContentType } from '../../platform/content/content-type.ts'

/** Administrators look at every type; others at those that they write. [resolutions A05, E11] */
export const canOpenType = (actor: Actor, entry: ContentType): boolean =>
  may(entry.read, actor) && (hasRole(actor, 'administrator') || may(entry.write, actor))

export const canCreate = (actor: Actor, entry: ContentType): boolean =>
  may(entry.create ?? entry.write, actor)

export const canRemove = (actor: Actor, entry: ContentType): boolean =>
  may(entry.remove ?? entry.write, actor)
