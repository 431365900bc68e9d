import { type Actor, hasRole, isMember } from '../../kernel/actor.ts'
import type { Clock } from '../../kernel/clock.ts'
import { clubDay } from '../../kernel/dates.ts'
import type { Access, ContentType, Field, Reader } from './content-type.ts'

/** Whether the actor has this access. */
export function may(access: Access, actor: Actor): boolean {
  if (access === 'public') return true
  if (access === 'members') return isMember(actor)
  if (access === 'nobody') return false
  return hasRole(actor, ...access)
}

/** Combines accesses: allows everyone who has at least one of them. */
function anyOf(...accesses: readonly Access[]): Access {
  if (accesses.includes('public')) return 'public'
  if (accesses.includes('members')) return 'members'
  const roles = accesses.filter((access): access is Exclude<Access, string> => typeof access !== 'string')
  return roles.length === 0 ? 'nobody' : [...new Set(roles.flat())]
}

/** The reader of a request: the actor, and today's date at the club. */
export const readerOf = ({ actor, clock }: { actor: Actor; clock: Clock }): Reader => ({
  actor,
  today: clubDay(clock.now()),
})

/** Returns who may write a field, when creating or changing an entry. */
export const writersOf = (contentType: ContentType, field: Field, making: boolean): Access =>
  field.write ?? (making ? (contentType.create ?? contentType.write) : contentType.write)

/** Returns who may change at least one field of an entry: a single field can be open to more roles than the rest. */
export const editorsOf = (contentType: ContentType): Access =>
  anyOf(
    contentType.write,
    ...Object.values(contentType.fields).map((field) => field.write ?? contentType.write),
  )
