/** The fields of an emergency card; '' if empty. */
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
export const CARD_FIELD_NAMES = Object.keys(CARD_FIELDS) as CardField[] // keys of CARD_FIELDS

/** A session or game of a member's team. */
export type Occasion = { name: string; startsAt: Date; endsAt: Date }

const TWO_HOURS_MS = 2 * 3_600_000

/** Coaches can read a card from two hours before a session or game until two hours after it. */
export const canReadCard = (
  now: Date,
  { startsAt, endsAt }: Pick<Occasion, 'startsAt' | 'endsAt'>,
): boolean =>
  now.getTime() >= startsAt.getTime() - TWO_HOURS_MS && now.getTime() <= endsAt.getTime() + TWO_HOURS_MS

/** The hours before and after, for SQL. */
export const READ_HOURS = 2
/** The assumed length of a game with breaks and overtime, because games have no end time. */
export const GAME_HOURS = 2

export const READ_ACTION = 'members.read-emergency-card'
