import './album.css'
import '../../../ui/primitives/picture.css'
import { count } from '../../../kernel/text.ts'
import { Picture } from '../../../ui/primitives/picture.tsx'
import { paths } from '../../../web/paths.ts'
import { type Album, albumPath, altOf } from '../model/photo.ts'

/** One large photo and four small ones fill two rows. */
const MOST = 5

/** The first photos of an album that the reader may see, with a link to the album. */
export function AlbumStrip({ album }: { album: Album }) {
  const { photos, forMembers, albumId, title } = album
  if (photos.length + forMembers === 0) return null
  return (
    <section className="margin-top-6" aria-labelledby="photos">
      <div className="section-head">
        <h2 id="photos">Photos</h2>
        {photos.length > 0 && (
          <a className="more-link" href={albumPath(albumId)}>
            {`See ${count(photos.length, 'photo')} of ${title}`}
          </a>
        )}
      </div>
      {photos.length > 0 ? (
        <ul className="album">
          {photos.slice(0, MOST).map((photo, index) => (
            <li key={photo.id}>
              <a className="album-photo" href={albumPath(albumId, photo.id)}>
                <div className="picture">
                  <Picture
                    image={photo.image}
                    sizes="(min-width: 992px) 31rem, 92vw"
                    alt={altOf(photo, index + 1, title)}
                  />
                </div>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">
          The photos of this game are for members of the club.{' '}
          <a href={`${paths.access}?next=${encodeURIComponent(albumPath(albumId))}`}>Log in</a>
        </p>
      )}
    </section>
  )
}
