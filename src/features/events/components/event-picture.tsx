import { Court } from '../../../ui/primitives/court.tsx'
import { type Image, Picture } from '../../../ui/primitives/picture.tsx'
import { BirthdayPicture } from './birthday-picture.tsx'

/** The picture of an event: its own, the birthday drawing, or a crop of the court. */
export function EventPicture({
  image,
  birthday,
  sizes,
  eager = false,
  lead = false,
}: {
  image: Image | null
  birthday: boolean
  sizes: string
  eager?: boolean
  /** The one lead picture of a page carries the arc. */
  lead?: boolean
}) {
  return (
    <div className={lead ? 'shot arc' : 'shot'}>
      {image && <Picture image={image} sizes={sizes} eager={eager} alt={image.alt} />}
      {!image && birthday && <BirthdayPicture />}
      {!image && !birthday && <Court view="7 3 13 9" slice />}
    </div>
  )
}
