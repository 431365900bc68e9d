/** [BAT-002, decisions B19] */
export const BATCH_STATUSES = ['Open', 'Ordered', 'Delivered', 'Closed'] as const
export type BatchStatus = (typeof BATCH_STATUSES)[number]
