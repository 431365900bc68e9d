import type { GENDERS } from '../../model/member.ts'
import type { ColumnField } from './columns.ts'

/** The person of a row. An empty value says nothing: the stored one stays. */
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
  /** Ids. */
  teams: string[]
  position: string
  number: number | null
  active: boolean | null
}

/** The fields of a member that an import compares and may change. */
export type StoredMember = Omit<Person, 'teams' | 'active'> & {
  id: string
  teams: string[]
  /** The main team. */
  teamId: string | null
  active: boolean
  /** The member logs in with their e-mail. */
  hasLogin: boolean
}

/** What is wrong with a row: a message for one of its fields, or for all of it. */
export type Problem = { field?: ColumnField; message: string }
