/** The kinds of messages. People choose for each how they get it. */
export const NOTIFICATION_KINDS = {
  training: 'Training',
  game: 'Games',
  duty: 'Volunteering',
  news: 'News',
  family: 'Family and consent',
} as const
export type NotificationKind = keyof typeof NOTIFICATION_KINDS

export const KINDS = Object.keys(NOTIFICATION_KINDS) as NotificationKind[] // keys of the constant above

/** What each kind is about, in the reader's words, and which messages are always e-mailed. */
export const KIND_HINTS: Readonly<Record<NotificationKind, string>> = {
  training:
    'Questions and reminders. We always e-mail you about cancelled or moved sessions and those added at short notice.',
  game: 'Reminders. We always e-mail you about call-ups and changes to them.',
  duty: 'Reminders. We always e-mail you when your duties change.',
  news: 'What the club writes to many members. We always e-mail you what is important, such as the annual meeting.',
  family: 'Guardians and what you agree to.',
}

/** Kinds whose messages are all important and therefore always e-mailed. */
const IMPORTANT: readonly NotificationKind[] = ['family']

export const isImportantKind = (kind: NotificationKind): boolean => IMPORTANT.includes(kind)

/** How an account gets the messages of one kind. */
export type Channels = { byEmail: boolean; byPush: boolean }

/** The preference of people who have not chosen. */
export const DEFAULT_CHANNELS: Channels = { byEmail: true, byPush: true }
