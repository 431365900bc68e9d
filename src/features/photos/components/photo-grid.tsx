import './album.css'
import '../../../ui/primitives/picture.css'
import { Link } from 'react-router'
import { Picture } from '../../../ui/primitives/picture.tsx'
import { type Album, albumPath, altOf } from '../model/photo.ts'

/** The id of a photo in the grid, to which the lightbox returns. */
export const thumbnailId = (photoId: string): string => `photo-${photoId}`

const ROOMY = '(min-width: 992px) 31rem, 92vw'
const SMALL = '(min-width: 992px) 15rem, 46vw'

/** The photos of an album as links to the lightbox. Every sixth is larger. */
export function PhotoGrid({ album }: { album: Album }) {
  return (
    <ul className="album">
      {album.photos.map((photo, index) => (
        <li key={photo.id}>
          <Link
            className="album-photo"
            id={thumbnailId(photo.id)}
            to={albumPath(album.albumId, photo.id)}
            state={{ fromGrid: true }}
            preventScrollReset
            aria-label={`Open photo ${index + 1} of ${album.photos.length}`}
          >
            <div className={index === 0 ? 'picture arc' : 'picture'}>
              <Picture
                image={photo.image}
                sizes={index % 6 === 0 ? ROOMY : SMALL}
                alt={altOf(photo, index + 1, album.title)}
                eager={index < 4}
              />
            </div>
          </Link>
        </li>
      ))}
    </ul>
  )
}
