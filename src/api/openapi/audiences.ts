import type { Actor } from '../../kernel/actor.ts'

/** The readers that a description can be made for: the page title, and the words in its heading. */
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

/** A sample actor of that kind, to list the calls and fields it may use. Never makes a call. */
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
