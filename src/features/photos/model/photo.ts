import { isId } from '../../../kernel/ids.ts'
import type { PublishedDay } from '../../../ui/primitives/published-day.tsx'

/** The shape of a stored picture, as the interface draws it. */
export type PhotoImage = {
  id: string
  alt: string
  widthPx: number
  heightPx: number
  variantsPx: number[]
}

/** An album in a list. `count` and `cover` know only what the reader may see. */
export type ListedAlbum = {
  id: string
  /** What stands in its address. [resolutions E18] */
  albumId: string
  title: string
  takenAt: Date
  count: number
  /** It has photographs, and the reader sees none of them. */
  forMembers: boolean
  cover: PhotoImage | null
}

/** Somebody in a photograph, by the name that the reader may know. */
export type Tagged = { name: string; slug: string | null }

export type AlbumPhoto = { id: string; image: PhotoImage; people: Tagged[] }

export type Album = Omit<ListedAlbum, 'cover' | 'count' | 'takenAt' | 'forMembers'> & {
  taken: PublishedDay
  description: string
  photos: AlbumPhoto[]
  /** How many more a member would see. */
  forMembers: number
}

/** A photograph of somebody's gallery, with the album that it opens in. [TEA-018] */
export type GalleryPhoto = { id: string; image: PhotoImage; albumId: string; albumTitle: string }

/** The most albums of the list. [PHO-002] */
export const MOST_ALBUMS = 200

/** Somebody whom the reader may tag. [resolutions A06] */
export type Taggable = { id: string; name: string }

/** Photographs that can be tagged in one go. */
export const MOST_TAGGED_AT_ONCE = 500

/** [PHO-017, resolutions F20] */
export const TAGGED = (name: string): string => `Photos added to ${name}`
export const NOT_TAGGED = 'Photos could not be added'

/** Where the photographs of an album are tagged, maybe with a member already chosen. */
export const tagPath = (albumId: string, memberId?: string): string =>
  `${albumPath(albumId)}/tag${memberId ? `?member=${memberId}` : ''}`

/** The address of an album, or of one of its photographs opened. [PHO-001, resolutions E18] */
export const albumPath = (albumId: string, photoId?: string): string =>
  `/media/photos/${encodeURIComponent(albumId)}${photoId ? `?photo=${photoId}` : ''}`

export type Opened = {
  photo: AlbumPhoto
  /** Counted from 1. */
  number: number
  previous: AlbumPhoto | undefined
  next: AlbumPhoto | undefined
}

/** A photograph of an album with its neighbours; undefined when the album shows no such photograph. */
export function openedIn(photos: readonly AlbumPhoto[], photoId: string | null): Opened | undefined {
  const index = photoId && isId(photoId) ? photos.findIndex((photo) => photo.id === photoId) : -1
  const photo = photos[index]
  if (!photo) return undefined
  return { photo, number: index + 1, previous: photos[index - 1], next: photos[index + 1] }
}

/** What a picture is called for those who cannot see it, where nobody described it. Never a name. */
export const altOf = (photo: AlbumPhoto, number: number, title: string): string =>
  photo.image.alt || `Photo ${number} of ${title}`

/** Where the photographs of an album are looked after. */
export const adminAlbumPath = (id: string): string => `/admin/photos/${id}`

/** The most photographs of an album. [resolutions E18] */
export const MOST_PHOTOS = 1000

/** The most pictures that are handed over at once. */
export const MOST_UPLOADED_AT_ONCE = 500

/** A row moved to another place of a list; beyond its ends is at its ends. The list is left as it is. */
export function movedTo<T>(list: readonly T[], item: T, place: number): T[] {
  const others = list.filter((one) => one !== item)
  if (others.length === list.length) return [...list]
  return others.toSpliced(Math.max(0, place), 0, item)
}
