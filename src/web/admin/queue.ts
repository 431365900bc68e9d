import type { KnownMember } from '../../features/registrations/review/model/registration-row.ts'

/** What can be done about an item in its place. */
export type QueueAction =
  | { kind: 'approve'; known: readonly KnownMember[] }
  /** `formKey` makes sending the same form twice act once. */
  | { kind: 'press'; intent: string; label: string; formKey?: string }
  /** Opens the form of this item in its place: money and people are chosen with a second look. */
  | { kind: 'open'; label: string }
  | { kind: 'link'; label: string; to: string }
  | { kind: 'answer'; lines: readonly { label: string; value: string }[]; canReply: boolean }
  | { kind: 'assign'; people: readonly { id: string; name: string }[] }
  | { kind: 'confirm'; intent: string; text: string; label: string; formKey: string }

export type QueueItem = {
  /** The entry that waits, as 'registration/<id>': names its form. */
  id: string
  title: string
  detail?: string
  /** Since when it waits, or until when it must be done. */
  since?: Date
  by?: Date
  /** Its own page. */
  to: string
  action: QueueAction
}

/**
 * What kind of item an id names: 'registration' of 'registration/<id>'. A group has one kind; registrations to approve
 * and those approved just now share theirs, and are unfolded together.
 */
export const kindOf = (id: string): string => id.split('/')[0] ?? ''

export type QueueGroup = {
  title: string
  /** All of them, of which `items` are the ones that have waited longest. */
  total: number
  all: string
  items: readonly QueueItem[]
}

/** The items of a group on the dashboard. */
export const MAX_ITEMS = 5

/** The message beside an item whose form was refused, with what was typed. */
export type QueueRefusal = { item: string; message: string; values: Record<string, string> }
