import { imageRefusalWords } from '../../../platform/files/refusal-words.ts'
import type { ImageRefusal } from '../../../platform/files/store-image.ts'

export type AddPhotoRefusal =
  | ImageRefusal
  /** The album has this very picture. It was not stored again. */
  | { reason: 'THERE'; photoId: string }
  | { reason: 'ALBUM_FULL'; most: number }
  | { reason: 'DISK_FULL' }
  | { reason: 'TOO_MANY'; retryAfterSeconds: number }

/** Why a picture was not taken, and what helps: it stands beside the name of its file. */
export function uploadWords(refusal: AddPhotoRefusal): string {
  switch (refusal.reason) {
    case 'THERE':
      return 'The album has this picture already.'
    case 'ALBUM_FULL':
      return `An album has at most ${refusal.most} photos. Make another one.`
    case 'DISK_FULL':
      return 'There is no space left to store it. Tell the person who looks after the server, then try again.'
    case 'TOO_MANY':
      return `That was a lot of pictures. Try again in ${Math.ceil(refusal.retryAfterSeconds / 60)} minutes.`
    default:
      return `This file is ${imageRefusalWords(refusal)}.`
  }
}

/** How a door answers with it. */
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
