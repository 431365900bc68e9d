export type EventBadge = 'Members only' | 'Public event' | 'Birthday'

/** The badges of an event: one for who may come, and one when it is a birthday. [EVT-004, decisions E13] */
export function badgesOf(event: { membersOnly: boolean; birthday: boolean }): EventBadge[] {
  const open: EventBadge = event.membersOnly ? 'Members only' : 'Public event'
  return event.birthday ? [open, 'Birthday'] : [open]
}
