import type { MemberRow } from '../queries/member-list.server.ts'

/** A row of the table as JSON, with days in words. */
export type AdminRow = Omit<MemberRow, 'createdAt' | 'bornOn'> & {
  created: string
  born: string
  /** `tone` is undefined while the subscription is running normally. */
  subscription: { text: string; tone: 'ok' | 'warn' | 'bad' | 'info' | undefined } | null
}
