import '../primitives/picture.css'
import './fading-reel.css'
import { DayText } from '../primitives/date-text.tsx'
import { type Image, Picture } from '../primitives/picture.tsx'

export type Slide = { id: string; href: string; title: string; at: Date; image: Image | null }

/**
 * Pictures that fade in one after the other, for 24 s each, beside a list of links. Only CSS: hover and focus pause the
 * animation, and a checkbox stops it. With reduced motion it is a row to scroll.
 */
export function FadingReel({ slides, box }: { slides: readonly Slide[]; box: string }) {
  return (
    <>
      <ul className="reel" data-slides={slides.length}>
        {slides.map((slide, index) => (
          <li key={slide.id}>
            <figure className={slide.image ? 'picture' : `picture ${COVERS[index % COVERS.length]}`}>
              {slide.image ? (
                <Picture image={slide.image} sizes="(min-width: 992px) 46rem, 100vw" alt="" />
              ) : (
                <svg
                  viewBox={CROPS[index % CROPS.length]}
                  preserveAspectRatio="xMidYMid slice"
                  aria-hidden="true"
                >
                  <use href="#court" width="21" height="20" />
                </svg>
              )}
            </figure>
            <div>
              <h3>
                <a href={slide.href}>{slide.title}</a>
              </h3>
              <p className="muted small">
                <DayText at={slide.at} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <label className="pause small" htmlFor={box}>
          <input type="checkbox" id={box} />
          Stop the pictures
        </label>
      )}
    </>
  )
}

const COVERS = ['red', 'wood', ''] as const
const CROPS = ['10 0 11 7', '6 8.5 9 5.6', '0 2 18 11', '12 12 9 6'] as const
