import type { NotificationKind } from './kinds.ts'

type Person = { memberId: string }

export const PERSON_PREFIX = 'person-'

/** The name of the hidden field that says that the form has choices for a person. */
export const personField = ({ memberId }: Person): string => `${PERSON_PREFIX}${memberId}`

/** The name of the tick box for a channel, of one person or of the whole account. */
export const choiceField = (
  kind: NotificationKind,
  channel: 'email' | 'push',
  person: Person | undefined,
): string => (person ? `${kind}-${channel}-${person.memberId}` : `${kind}-${channel}`)
