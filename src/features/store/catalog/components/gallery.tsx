import { Court } from '../../../../ui/primitives/court.tsx'
import { type Image, imageAddress, Picture } from '../../../../ui/primitives/picture.tsx'
import type { Print } from '../model.ts'
import { PrintMarks, printInWords, Shirt } from './shirt.tsx'

type Props = {
  images: readonly Image[]
  title: string
  /** The print to try on, for items that can be printed. */
  print: Print | undefined
  /** The picture that shows the back: the print stands on it. */
  back: Image | null
}
type Slide = { id: string; label: string; image: Image | null; print: Print | undefined }

/**
 * The pictures of an item side by side: swiped, scrolled, or chosen below. Scroll snapping and links, no script. The
 * first shows the print, if the item is printed. [STO-011]
 */
export function Gallery({ images, title, print, back }: Props) {
  const slides = slidesOf({ images, title, print, back })
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
        <nav className="thumbs" aria-label="Pictures">
          {slides.map(({ id, label, image }) => (
            <a key={id} href={`#${id}`} aria-label={label}>
              {image ? (
                <img
                  src={imageAddress(image, image.variantsPx[0] ?? 'original')}
                  width="72"
                  height="72"
                  alt=""
                  loading="lazy"
                />
              ) : (
                <Court />
              )}
            </a>
          ))}
        </nav>
      )}
    </div>
  )
}

function slidesOf({ images, title, print, back }: Props): Slide[] {
  const pictures = images.map((image, index) => ({
    id: `picture-${index + 1}`,
    label: image.alt || `${title}, picture ${index + 1}`,
    image,
    print: undefined,
  }))
  if (!print) {
    return pictures.length > 0 ? pictures : [{ id: 'picture-1', label: title, image: null, print: undefined }]
  }
  return [
    { id: 'preview', label: 'Back, with your print', image: back, print },
    ...pictures.filter(({ image }) => image.id !== back?.id),
  ]
}

function Showing({ slide: { image, print, label }, eager }: { slide: Slide; eager: boolean }) {
  const sizes = '(min-width: 992px) 40rem, 92vw'
  if (!print) return image ? <Picture image={image} sizes={sizes} alt={label} eager={eager} /> : <Court />
  return (
    <div className="try" data-preview>
      {image ? (
        <>
          <Picture image={image} sizes={sizes} alt="" eager={eager} />
          <svg viewBox="-10 0 320 320" role="img" aria-label={`Back, printed with ${printInWords(print)}`}>
            <PrintMarks print={print} />
          </svg>
        </>
      ) : (
        <Shirt print={print} />
      )}
      <p className="cap">Print preview, back</p>
    </div>
  )
}
