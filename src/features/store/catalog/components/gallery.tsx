import './product.css'
import '../../../../ui/primitives/picture.css'
import { type Image, imageAddress, Picture } from '../../../../ui/primitives/picture.tsx'
import type { Personalisation } from '../model/item.ts'
import { type PersonalisedItem, personalisedItem } from '../model/personalised-item.ts'
import { NoPicture } from './no-picture.tsx'
import { Personalised } from './personalised-shirt.tsx'

type Props = {
  images: readonly Image[]
  title: string
  /** The personalisation to preview; undefined for an item that takes none. */
  personalisation: Personalisation | undefined
  hasNumber: boolean
  /** The picture of the back, on which the personalisation is shown. */
  back: Image | null
}
type Slide = {
  id: string
  label: string
  image: Image | null
  preview?: { on: PersonalisedItem; personalisation: Personalisation }
}

/**
 * The pictures of an item side by side, to swipe, scroll or choose from thumbnails without a script. The front comes
 * first, then the personalisation preview.
 */
export function Gallery(props: Props) {
  const slides = slidesOf(props)
  if (slides.length === 0) {
    return (
      <div className="gallery bare">
        <NoPicture />
      </div>
    )
  }
  return (
    <div>
      <ul className="gallery" aria-label="Pictures" tabIndex={slides.length > 1 ? 0 : undefined}>
        {slides.map((slide, index) => (
          <li key={slide.id} id={slide.id}>
            <Showing slide={slide} eager={index === 0} />
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <nav className="thumbnails" aria-label="Pictures">
          {slides.map(({ id, label, image }) => (
            <a key={id} href={`#${id}`} aria-label={label}>
              {image && (
                <img
                  src={imageAddress(image, image.variantsPx[0] ?? 'original')}
                  width="72"
                  height="72"
                  alt=""
                  loading="lazy"
                />
              )}
            </a>
          ))}
        </nav>
      )}
    </div>
  )
}

function slidesOf({ images, title, personalisation, hasNumber, back }: Props): Slide[] {
  const pictures = images.map((image, index) => ({
    id: `picture-${index + 1}`,
    label: image.alt || `${title}, picture ${index + 1}`,
    image,
  }))
  if (!personalisation) return pictures
  const on = personalisedItem(back, images[0] ?? null, hasNumber)
  const label = on.side === 'back' ? 'Back, personalised' : 'Personalised'
  const preview: Slide = { id: 'preview', label, image: on.picture, preview: { on, personalisation } }
  const [front, ...others] = pictures.filter(({ image }) => image.id !== on.picture?.id)
  return front ? [front, preview, ...others] : [preview]
}

function Showing({ slide: { image, preview, label }, eager }: { slide: Slide; eager: boolean }) {
  const sizes = '(min-width: 992px) 40rem, 92vw'
  if (!preview) return image && <Picture image={image} sizes={sizes} alt={label} eager={eager} />
  return (
    <div data-preview>
      <Personalised {...preview} sizes={sizes} eager={eager} />
      <p className="caption">{captionOf(preview.on)}</p>
    </div>
  )
}

function captionOf({ picture, side }: PersonalisedItem): string {
  if (!picture) return 'No picture yet: this shows the personalisation alone'
  return side === 'back' ? 'Personalisation preview, back' : 'Personalisation preview'
}
