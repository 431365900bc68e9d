import '../../../ui/primitives/picture.css'
import { CourtCrop, cropFor } from '../../../ui/primitives/court-crop.tsx'
import { type Image, Picture } from '../../../ui/primitives/picture.tsx'
import { BirthdayPicture } from './birthday-picture.tsx'

/** The picture of an event: its own, the birthday drawing, or a crop of the court that depends on its name. */
export function EventPicture({
  name,
  image,
  birthday,
  sizes,
  eager = false,
  lead = false,
}: {
  name: string
  image: Image | null
  birthday: boolean
  sizes: string
  eager?: boolean
  /** True for a page's main picture, which shows the arc. */
  lead?: boolean
}) {
  const ground = image || birthday ? 'picture' : cropFor(name).ground
  return (
    <div className={lead ? `${ground} arc` : ground}>
      {image && <Picture image={image} sizes={sizes} eager={eager} alt={image.alt} />}
      {!image && birthday && <BirthdayPicture name={name} />}
      {!image && !birthday && <CourtCrop name={name} />}
    </div>
  )
}
