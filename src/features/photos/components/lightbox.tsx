import './lightbox.css'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { imageAddress, Picture } from '../../../ui/primitives/picture.tsx'
import { PublishedDayText } from '../../../ui/primitives/published-day.tsx'
import { type Album, albumPath, altOf, type Opened, sizesInLightbox } from '../model/photo.ts'
import { thumbnailId } from './photo-grid.tsx'
import { PhotoPeople } from './photo-people.tsx'

const SCRIPT = import.meta.env.DEV ? '/src/web/browser/photo-lightbox.ts' : '/photo-lightbox.js'

/** The script that shows photos in the lightbox without loading the page, with keys and swipes. */
export const LightboxScript = () => <script type="module" src={SCRIPT} />

/**
 * One photo in full screen. Every control is a link, so it works without scripts; the script finds the parts by their
 * `data-` attributes and shows other photos in them. lightbox.css hides the page behind it from sight, keyboard and
 * screen readers.
 */
export function Lightbox({ album, opened }: { album: Album; opened: Opened }) {
  const { photo, number, previous, next } = opened
  const total = album.photos.length
  return (
    <dialog
      open
      data-lightbox
      className="lightbox floor"
      aria-label={`Photo ${number} of ${total}`}
      tabIndex={-1}
    >
      <div className="row between">
        <p className="tabular" role="status">
          <b data-number>{number}</b> <span className="muted">of {total}</span>
        </p>
        <a
          className="button bare compact"
          href={`${albumPath(album.albumId)}#${thumbnailId(photo.id)}`}
          data-close
        >
          <Icon name="close" /> Close
        </a>
      </div>
      <div className="stage" data-stage>
        <span>
          <a
            className="button bare compact icon-only"
            aria-label="Previous photo"
            href={albumPath(album.albumId, previous?.id)}
            hidden={!previous}
            data-previous
          >
            <Icon name="left" />
          </a>
        </span>
        <figure data-slides>
          <span className="slide">
            <Picture
              image={photo.image}
              sizes={sizesInLightbox(photo.image)}
              alt={altOf(photo, number, album.title)}
              eager
            />
          </span>
        </figure>
        <span>
          <a
            className="button bare compact icon-only"
            aria-label="Next photo"
            href={albumPath(album.albumId, next?.id)}
            hidden={!next}
            data-next
          >
            <Icon name="right" />
          </a>
        </span>
      </div>
      <div className="row between">
        <p className="small muted">
          <PublishedDayText day={album.taken} />
          <span data-people>
            <PhotoPeople people={photo.people} />
          </span>
        </p>
        <a
          className="button secondary compact nowrap"
          href={`${imageAddress(photo.image, 'original')}?download`}
          download
          data-download
        >
          <Icon name="download" /> Download full size
        </a>
      </div>
    </dialog>
  )
}
