import { isId } from '../../../kernel/ids.ts'
import type { PublishedDay } from '../../../ui/primitives/published-day.tsx'
import { paths } from '../../../web/paths.ts'

/** A stored picture as the pages show it. */
export type PhotoImage = {
  id: string
  alt: string
  widthPx: number
  heightPx: number
  variantsPx: number[]
}

/** An album in a list. `count` and `cover` include only photos that the reader may see. */
export type ListedAlbum = {
  id: string
  /** The slug in its address. */
  albumId: string
  title: string
  takenAt: Date
  count: number
  /** True if it has photos and the reader may see none of them. */
  forMembers: boolean
  cover: PhotoImage | null
}

/** A tagged person by the name that the reader may see; `slug` is null without a public page. */
export type Tagged = { name: string; slug: string | null }

export type AlbumPhoto = { id: string; image: PhotoImage; people: Tagged[] }

export type Album = Omit<ListedAlbum, 'cover' | 'count' | 'takenAt' | 'forMembers'> & {
  taken: PublishedDay
  description: string
  photos: AlbumPhoto[]
  /** The number of further photos that only members can see. */
  forMembers: number
}

/** A photo in a person's gallery, with the album it opens in. */
export type GalleryPhoto = { id: string; image: PhotoImage; albumId: string; albumTitle: string }

/** The maximum number of albums in the list. [PHO-002] */
export const MAX_ALBUMS = 200

/** A member that the reader may tag. */
export type Taggable = {
  id: string
  name: string
  /** For administrators: whose consent to pictures is missing. */
  note?: string
}

/** Why a member's photos need care: the answer to the question about photos on the website. */
export const SAID_NO = 'Said no to photos'
export const NO_ANSWER = 'Consent missing'

/** The maximum number of photos in one tagging request. */
export const MAX_TAGGED_AT_ONCE = 500

/** The outcomes of tagging. [resolutions F20] */
export const TAGGED = (name: string): string => `Photos added to ${name}`
export const NOT_TAGGED = 'Photos could not be added'

/** The address of the page for tagging an album, optionally with a member preselected. */
export const tagPath = (albumId: string, memberId?: string): string =>
  `${albumPath(albumId)}/tag${memberId ? `?member=${memberId}` : ''}`

/** The address of an album, or of one of its photos in the lightbox. */
export const albumPath = (albumId: string, photoId?: string): string =>
  `${paths.album(albumId)}${photoId ? `?photo=${photoId}` : ''}`

export type Opened = {
  photo: AlbumPhoto
  /** The position in the album, from 1. */
  number: number
  previous: AlbumPhoto | undefined
  next: AlbumPhoto | undefined
}

/** Finds a photo of an album with its neighbours; undefined if the album does not have it. */
export function findOpened(photos: readonly AlbumPhoto[], photoId: string | null): Opened | undefined {
  const index = photoId && isId(photoId) ? photos.findIndex((photo) => photo.id === photoId) : -1
  const photo = photos[index]
  if (!photo) return undefined
  return { photo, number: index + 1, previous: photos[index - 1], next: photos[index + 1] }
}

/** The alternative text: the description of the photo, or its number and album. It never names people. */
export const altOf = (photo: AlbumPhoto, number: number, title: string): string =>
  photo.image.alt || `Photo ${number} of ${title}`

/** The displayed width in the lightbox: the screen's width, or less if the height limits it. */
export const sizesInLightbox = ({ widthPx, heightPx }: Pick<PhotoImage, 'widthPx' | 'heightPx'>): string =>
  `min(100vw, ${Math.round((widthPx / heightPx) * 100)}vh)`

/** The maximum number of photos in an album. */
export const MAX_PHOTOS = 1000

/** The maximum number of pictures in one upload. */
export const MAX_UPLOADED_AT_ONCE = 500

/** Returns a copy of the list with the item moved to an index, which is limited to the ends of the list. */
export function moveItem<T>(list: readonly T[], item: T, index: number): T[] {
  const others = list.filter((one) => one !== item)
  if (others.length === list.length) return [...list]
  return others.toSpliced(Math.max(0, index), 0, item)
}
