/** The kinds of automatic messages. People choose for each kind how they get them. */
export const NOTIFICATION_KINDS = {
  training: 'Training',
  game: 'Games',
  duty: 'Volunteering',
  money: 'Fees and payments',
  event: 'Events',
  family: 'Family and consent',
} as const
export type NotificationKind = keyof typeof NOTIFICATION_KINDS
