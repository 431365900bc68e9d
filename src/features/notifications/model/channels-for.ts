import { type Channels, DEFAULT_CHANNELS } from './kinds.ts'

type Preference = Channels & { memberId: string | null }

/**
 * Returns how an account gets a message about these members, from its preferences for the kind of message. A channel
 * is used if the account wants it for any of them. Members without an own preference have that of the account.
 */
export function channelsFor(
  preferences: readonly Preference[],
  people: readonly { memberId: string }[],
): Channels {
  const preferenceOf = (id: string | null) => preferences.find(({ memberId }) => memberId === id)
  const general = preferenceOf(null) ?? DEFAULT_CHANNELS
  const wanted =
    people.length > 0 ? people.map(({ memberId }) => preferenceOf(memberId) ?? general) : [general]
  return {
    byEmail: wanted.some(({ byEmail }) => byEmail),
    byPush: wanted.some(({ byPush }) => byPush),
  }
}
