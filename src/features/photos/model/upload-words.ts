import { imageRefusalWords } from '../../../platform/files/refusal-words.ts'
import type { ImageRefusal } from '../../../platform/files/store-image.ts'

export type AddPhotoRefusal =
  | ImageRefusal
  /** The album already has the same picture, so it was not stored again. */
  | { reason: 'THERE'; photoId: string }
  | { reason: 'ALBUM_FULL'; most: number }
  | { reason: 'DISK_FULL' }
  | { reason: 'TOO_MANY'; retryAfterSeconds: number }

/** The message for a refused picture, shown beside its file name. */
export function uploadWords(refusal: AddPhotoRefusal): string {
  switch (refusal.reason) {
    case 'THERE':
      return 'This photo is already in the album.'
    case 'ALBUM_FULL':
      return `The album is full: it has ${refusal.most} photos. Create another album.`
    case 'DISK_FULL':
      return 'The server has run out of disk space. Tell the person who runs it, then try again.'
    case 'TOO_MANY':
      return `Too many uploads. Try again in ${Math.ceil(refusal.retryAfterSeconds / 60)} minutes.`
    default:
      return `This file is ${imageRefusalWords(refusal)}.`
  }
}

/** The HTTP status for a refused picture. */
export function uploadStatus({ reason }: AddPhotoRefusal): number {
  switch (reason) {
    case 'THERE':
      return 409
    case 'DISK_FULL':
      return 507
    case 'TOO_MANY':
      return 429
    default:
      return 422
  }
}
