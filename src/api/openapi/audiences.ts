import type { Actor } from '../../kernel/actor.ts'

/** The audiences for which the API can be described, each with its page title and the words in the heading. */
export const PEOPLE = {
  visitor: { title: 'Visitors', many: 'visitors' },
  member: { title: 'Members', many: 'members' },
  coach: { title: 'Coaches', many: 'coaches' },
  finance: { title: 'Finance', many: 'finance staff' },
  shop: { title: 'Shop', many: 'shop managers' },
  administrator: { title: 'Administrators', many: 'administrators' },
} as const
export type Person = keyof typeof PEOPLE

export const isPerson = (name: string): name is Person => Object.hasOwn(PEOPLE, name)

/** Returns a sample actor of this audience, used only to work out which calls and fields it may use. */
export function actorOf(person: Person): Actor {
  if (person === 'visitor') return { kind: 'visitor' }
  const nobody = '00000000-0000-0000-0000-000000000000'
  return {
    kind: 'user',
    userId: nobody,
    name: '',
    email: '',
    roles: person === 'member' ? [] : [person],
    teams: [],
    memberId: nobody,
    people: [],
    isMember: true,
  }
}
