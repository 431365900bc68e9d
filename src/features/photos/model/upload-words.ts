import { unreachable } from '../../../kernel/outcome.ts'
import type { ImageRefusal } from '../../../platform/files/store-image.ts'

export type AddPhotoRefusal =
  | ImageRefusal
  /** The album has this very picture. It was not stored again. */
  | { reason: 'THERE'; photoId: string }
  | { reason: 'ALBUM_FULL'; most: number }
  | { reason: 'DISK_FULL' }
  | { reason: 'TOO_MANY'; retryAfterSeconds: number }

const MEGABYTE = 1024 * 1024

/** Why a picture was not taken, and what helps: it stands beside the name of its file. */
export function uploadWords(refusal: AddPhotoRefusal): string {
  switch (refusal.reason) {
    case 'TOO_LARGE':
      return `This file is larger than ${refusal.mostBytes / MEGABYTE} MB.`
    case 'NOT_A_PICTURE':
      return 'This is no JPEG, PNG, WebP or AVIF picture.'
    case 'TOO_MANY_PIXELS':
      return 'This picture has more than 50 million pixels. Make it smaller and try again.'
    case 'BROKEN':
      return 'This picture is damaged and cannot be read.'
    case 'THERE':
      return 'The album has this picture already.'
    case 'ALBUM_FULL':
      return `An album has at most ${refusal.most} photos. Make another one.`
    case 'DISK_FULL':
      return 'There is no space left to store it. Tell whoever looks after the server, then try again.'
    case 'TOO_MANY':
      return `That was a lot of pictures. Try again in ${Math.ceil(refusal.retryAfterSeconds / 60)} minutes.`
    default:
      return unreachable(refusal)
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
