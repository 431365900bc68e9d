import type { PhotoAudience } from '../policy.ts'
import type { PhotoImage } from './photo.ts'

/** An album in the list of the back office. */
export type AdminAlbumRow = {
  id: string
  title: string
  takenAt: Date
  visible: boolean
  membersOnly: boolean
  count: number
  cover: PhotoImage | null
}

/** Somebody who is tagged: their whole name, and what keeps the photograph from visitors. */
export type AdminTag = { id: string; name: string; minor: boolean; agreed: boolean }

export type AdminPhoto = {
  id: string
  version: number
  visible: boolean
  position: number
  /** What the file was called. */
  name: string
  /** Who sees it now. */
  audience: PhotoAudience
  image: PhotoImage
  people: AdminTag[]
}

export type AdminAlbum = {
  id: string
  albumId: string
  title: string
  description: string
  takenAt: Date
  visible: boolean
  membersOnly: boolean
  coverId: string | null
  version: number
  photos: AdminPhoto[]
}

/** Who sees a photograph, in a word or two; nothing is said of those that everybody sees. */
export const SEEN_BY: Readonly<Record<PhotoAudience, string | undefined>> = {
  public: undefined,
  members: 'Members only',
  administrators: 'Hidden',
}
