import { unreachable } from '../../kernel/outcome.ts'
import type { ImageRefusal } from './store-image.ts'

/** Says why a picture was refused. The text follows the file's name or "This file is". */
export function imageRefusalWords(refusal: ImageRefusal): string {
  switch (refusal.reason) {
    case 'TOO_LARGE':
      return `larger than ${refusal.mostBytes / 1024 / 1024} MB`
    case 'NOT_A_PICTURE':
      return 'not a JPEG, PNG, WebP or AVIF picture'
    case 'TOO_MANY_PIXELS':
      return 'a picture with too many pixels: at most 50 million for a photo as JPEG, 16 million for a PNG or WebP, 13 million for an AVIF'
    case 'BROKEN':
      return 'a picture that cannot be read'
    default:
      return unreachable(refusal)
  }
}
