/** What helps in an emergency, as plain texts; '' where there is nothing. */
export const CARD_FIELDS = {
  firstContact: { label: 'First contact: name', max: 100 },
  firstPhone: { label: 'First contact: phone', max: 40 },
  secondContact: { label: 'Second contact: name', max: 100 },
  secondPhone: { label: 'Second contact: phone', max: 40 },
  allergies: { label: 'Allergies', max: 500 },
  medicalNotes: { label: 'Illnesses and medicines', max: 1000 },
} as const

export type CardField = keyof typeof CARD_FIELDS
export type EmergencyCard = Record<CardField, string>
export const CARD_FIELD_NAMES = Object.keys(CARD_FIELDS) as CardField[] // exactly the keys of that object

/** A session or game of a member's team. */
export type Occasion = { name: string; startsAt: Date; endsAt: Date }

const TWO_HOURS_MS = 2 * 3_600_000

/** A coach reads a card from two hours before a session or game until two hours after it. */
export const canReadCard = (
  now: Date,
  { startsAt, endsAt }: Pick<Occasion, 'startsAt' | 'endsAt'>,
): boolean =>
  now.getTime() >= startsAt.getTime() - TWO_HOURS_MS && now.getTime() <= endsAt.getTime() + TWO_HOURS_MS

/** The hours around an occasion in which it can be read, for SQL that looks for occasions. */
export const READ_HOURS = 2
/** Games have no end: half-times, break and overtime fit into it. */
export const GAME_HOURS = 2

export const READ_ACTION = 'members.read-emergency-card'
