import { Link } from 'react-router'
import { useLightbox } from '../../../ui/lightbox/use-lightbox.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { imageAddress, Picture } from '../../../ui/primitives/picture.tsx'
import { PublishedDayText } from '../../../ui/primitives/published-day.tsx'
import { type Album, type AlbumPhoto, albumPath, altOf, type Opened, type Tagged } from '../model/photo.ts'
import { thumbnailId } from './photo-grid.tsx'

/**
 * One photograph, full screen. The server draws it and every control is a link, so it works with scripts off; with
 * scripts the arrow keys, Escape and swipes do what the links do, and the neighbours are loaded ahead. What lies
 * behind is hidden by lightbox.css, for eyes, keys and screen readers alike. [PHO-005]
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
      className="light floor"
      aria-label={`Photo ${number} of ${total}`}
      tabIndex={-1}
    >
      <div className="row between">
        <p className="n" role="status">
          <b>{number}</b> <span className="muted">of {total}</span>
        </p>
        <Link className="btn bare s" to={closed} replace preventScrollReset onClick={close}>
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
                    sizes={sizesOf(slide)}
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
        <a className="btn alt s nowrap" href={`${imageAddress(photo.image, 'original')}?download`} download>
          <Icon name="download" /> Download Hi-Res image
        </a>
      </div>
    </dialog>
  )
}

/** The width that the picture takes: that of the screen, or what its height allows. */
const sizesOf = ({ image }: AlbumPhoto): string =>
  `min(100vw, ${Math.round((image.widthPx / image.heightPx) * 100)}vh)`

function Arrow({ to, icon, label }: { to: string | undefined; icon: 'left' | 'right'; label: string }) {
  if (!to) return <span />
  return (
    <Link className="btn bare s icon" to={to} replace preventScrollReset aria-label={label}>
      <Icon name={icon} />
    </Link>
  )
}

/** Who is in it, by the names that the reader may know. [resolutions C02, C03] */
function People({ people }: { people: Tagged[] }) {
  if (people.length === 0) return null
  return (
    <>
      . In the photo:{' '}
      {people.map(({ name, slug }, index) => (
        <span key={slug ?? name}>
          {index > 0 && ', '}
          {slug ? <a href={`/teams/player/${slug}`}>{name}</a> : name}
        </span>
      ))}
    </>
  )
}
