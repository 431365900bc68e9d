import { type Actor, hasRole } from '../../kernel/actor.ts'
import { may } from '../../platform/entries/access.ts'
import type { Entry } from '../../platform/entries/define.ts'

/** Administrators look at every type; others at those that they write. [decisions A05, E11] */
export const canOpenType = (actor: Actor, entry: Entry): boolean =>
  may(entry.read, actor) && (hasRole(actor, 'administrator') || may(entry.write, actor))

export const canCreate = (actor: Actor, entry: Entry): boolean => may(entry.create ?? entry.write, actor)

export const canRemove = (actor: Actor, entry: Entry): boolean => may(entry.remove ?? entry.write, actor)
