import type { MessageInput } from '../../emails/schema.ts'
import type { NotificationKind } from '../../notifications/model/kinds.ts'
import type { Audience } from './audience.ts'

/** What a message is about. People who have stopped e-mails of a kind are left out; nobody can stop important ones. */
export const MESSAGE_KINDS = {
  news: 'News',
  training: 'Training',
  game: 'Games',
  duty: 'Volunteering',
  important: 'Important: also for people who have stopped e-mails',
} as const satisfies Partial<Record<NotificationKind, string>> & { important: string }
export type MessageKind = keyof typeof MESSAGE_KINDS
export const KIND_IDS = Object.keys(MESSAGE_KINDS) as MessageKind[] // keys of the constant above

export const MESSAGE_STATUSES = ['scheduled', 'sending', 'paused', 'sent', 'cancelled'] as const
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]

/** The states in which a message can be edited, as long as its sending has not begun. */
export const PLANNED: readonly MessageStatus[] = ['scheduled', 'paused']

/** Whether a message can be edited: its sending has not begun. */
export const canEdit = ({ status, startedAt }: { status: MessageStatus; startedAt: Date | null }): boolean =>
  startedAt === null && PLANNED.includes(status)

/** A message as it was written, and for how many people, as the page has shown. */
export type PlannedMessage = {
  audience: Audience
  message: MessageInput & { kind: MessageKind }
  sendAt: Date
  people: number
}

/** The state of a message, as a word and a colour. */
export const STATUS_WORDS = {
  scheduled: { tone: 'warn', text: 'Scheduled' },
  sending: { tone: 'warn', text: 'Sending' },
  paused: { tone: 'warn', text: 'Paused' },
  sent: { tone: 'ok', text: 'Sent' },
  cancelled: { tone: 'bad', text: 'Cancelled' },
} as const satisfies Record<MessageStatus, { tone: string; text: string }>

/** Why someone in the audience gets no e-mail. */
export const LEFT_OUT = {
  unsubscribed: 'Has stopped e-mails of this kind',
  failing: 'This address does not work',
  complained: 'Has reported one of our e-mails as spam',
  'no-address': 'Has no e-mail address',
  cancelled: 'Sending was cancelled',
} as const
export type LeftOutReason = keyof typeof LEFT_OUT

/** The fields of a text that each reader sees with their own value. */
export const MERGE_FIELDS = {
  name: 'the reader’s first name',
  member: 'the first names of the members it is about',
  team: 'their teams',
  club: 'the name of the club',
  owed: 'what they still have to pay',
} as const
export type MergeField = keyof typeof MERGE_FIELDS
/** The fields in words, below a text. */
export const FIELDS_HINT = `Each person sees their own: ${Object.entries(MERGE_FIELDS)
  .map(([name, words]) => `{${name}} ${words}`)
  .join(', ')}.`

export const FIELD_NAMES = Object.keys(MERGE_FIELDS) as MergeField[] // keys of the constant above
