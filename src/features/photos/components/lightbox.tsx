import './lightbox.css'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { imageAddress, Picture } from '../../../ui/primitives/picture.tsx'
import { PublishedDayText } from '../../../ui/primitives/published-day.tsx'
import {
  type Album,
  type AlbumPhoto,
  albumPath,
  altOf,
  type Opened,
  sizesInLightbox,
} from '../model/photo.ts'
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
        <Arrow side="previous" albumId={album.albumId} photo={previous} />
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
        <Arrow side="next" albumId={album.albumId} photo={next} />
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

const ARROWS = {
  previous: { label: 'Previous photo', icon: 'left' },
  next: { label: 'Next photo', icon: 'right' },
} as const

type ArrowProps = { side: keyof typeof ARROWS; albumId: string; photo: AlbumPhoto | undefined }

/** Hidden at the first or last photo, where the script may show it again. */
const Arrow = ({ side, albumId, photo }: ArrowProps) => (
  <span>
    <a
      className="button bare compact icon-only"
      aria-label={ARROWS[side].label}
      href={albumPath(albumId, photo?.id)}
      hidden={!photo}
      {...{ [`data-${side}`]: true }}
    >
      <Icon name={ARROWS[side].icon} />
    </a>
  </span>
)
