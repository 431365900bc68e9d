import './lightbox.css'
import { Link } from 'react-router'
import { useLightbox } from '../../../ui/lightbox/use-lightbox.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { imageAddress, Picture } from '../../../ui/primitives/picture.tsx'
import { PublishedDayText } from '../../../ui/primitives/published-day.tsx'
import { paths } from '../../../web/paths.ts'
import { type Album, type AlbumPhoto, albumPath, altOf, type Opened, type Tagged } from '../model/photo.ts'
import { thumbnailId } from './photo-grid.tsx'

/**
 * One photo in full screen. Every control is a link, so it works without scripts; with scripts the arrow keys,
 * Escape and swipes work too, and the neighbours are preloaded. lightbox.css hides the page behind it from sight,
 * keyboard and screen readers.
 */
export function Lightbox({ album, opened }: { album: Album; opened: Opened }) {
  const { photo, number, previous, next } = opened
  const to = (neighbour: AlbumPhoto | undefined) => neighbour && albumPath(album.albumId, neighbour.id)
  const closed = `${albumPath(album.albumId)}#${thumbnailId(photo.id)}`
  const { dialog, stage, close, alive } = useLightbox({ previous: to(previous), next: to(next), closed })
  const total = album.photos.length
  return (
    <dialog
      ref={dialog}
      open
      className="lightbox floor"
      aria-label={`Photo ${number} of ${total}`}
      tabIndex={-1}
    >
      <div className="row between">
        <p className="tabular" role="status">
          <b>{number}</b> <span className="muted">of {total}</span>
        </p>
        <Link className="button bare compact" to={closed} replace preventScrollReset onClick={close}>
          <Icon name="close" /> Close
        </Link>
      </div>
      <div className="stage" ref={stage}>
        <Arrow to={to(previous)} icon="left" label="Previous photo" />
        <figure>
          {(alive ? [previous, photo, next] : [photo]).map(
            (slide) =>
              slide && (
                <span key={slide.id} className="slide" hidden={slide !== photo}>
                  <Picture
                    image={slide.image}
                    sizes={imageSizes(slide)}
                    alt={altOf(slide, number, album.title)}
                    eager
                  />
                </span>
              ),
          )}
        </figure>
        <Arrow to={to(next)} icon="right" label="Next photo" />
      </div>
      <div className="row between">
        <p className="small muted">
          <PublishedDayText day={album.taken} />
          <People people={photo.people} />
        </p>
        <a
          className="button secondary compact nowrap"
          href={`${imageAddress(photo.image, 'original')}?download`}
          download
        >
          <Icon name="download" /> Download full size
        </a>
      </div>
    </dialog>
  )
}

/** The displayed width: the screen's width, or less if the height limits it. */
const imageSizes = ({ image }: AlbumPhoto): string =>
  `min(100vw, ${Math.round((image.widthPx / image.heightPx) * 100)}vh)`

function Arrow({ to, icon, label }: { to: string | undefined; icon: 'left' | 'right'; label: string }) {
  if (!to) return <span />
  return (
    <Link className="button bare compact icon-only" to={to} replace preventScrollReset aria-label={label}>
      <Icon name={icon} />
    </Link>
  )
}

/** The tagged people by the names that the reader may see. */
function People({ people }: { people: Tagged[] }) {
  if (people.length === 0) return null
  return (
    <>
      . In the photo:{' '}
      {people.map(({ name, slug }, index) => (
        <span key={slug ?? name}>
          {index > 0 && ', '}
          {slug ? <a href={paths.player(slug)}>{name}</a> : name}
        </span>
      ))}
    </>
  )
}
