import type { PhotoAudience } from '../policy.ts'
import type { PhotoImage } from './photo.ts'

/** An album in the admin list. */
export type AdminAlbumRow = {
  id: string
  title: string
  takenAt: Date
  visible: boolean
  membersOnly: boolean
  count: number
  cover: PhotoImage | null
}

/** A tagged member with their full name, and what decides who may see the photo (policy.ts). */
export type AdminTag = {
  id: string
  name: string
  minor: boolean
  agreed: boolean
  /** Whether the question about photos was answered at all. */
  answered: boolean
}

export type AdminPhoto = {
  id: string
  version: number
  visible: boolean
  position: number
  /** The name of the uploaded file. */
  name: string
  /** Who can see the photo now. */
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

/** A label for who can see a photo; public ones have none. */
export const SEEN_BY: Readonly<Record<PhotoAudience, string | undefined>> = {
  public: undefined,
  members: 'Members only',
  administrators: 'Hidden',
}
