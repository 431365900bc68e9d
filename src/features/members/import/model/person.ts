import type { GENDERS } from '../../model/member.ts'
import type { ColumnField } from './columns.ts'

/** The person in a row. Empty values leave the stored ones unchanged. */
export type Person = {
  name: string
  firstName: string
  /** 'YYYY-MM-DD', or ''. */
  bornOn: string
  gender: (typeof GENDERS)[number]
  email: string
  phone: string
  address: string
  postcode: string
  guardianName: string
  guardianEmail: string
  /** Team ids. */
  teams: string[]
  position: string
  number: number | null
  active: boolean | null
}

/** The fields of a member that an import compares and changes. */
export type StoredMember = Omit<Person, 'teams' | 'active'> & {
  id: string
  teams: string[]
  /** The id of the main team. */
  teamId: string | null
  active: boolean
  /** Whether the member logs in with their e-mail address. */
  hasLogin: boolean
}

/** A problem of a row, or of one of its fields. */
export type Problem = { field?: ColumnField; message: string }
