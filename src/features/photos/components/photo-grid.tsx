import './album.css'
import '../../../ui/primitives/picture.css'
import { Picture } from '../../../ui/primitives/picture.tsx'
import { type Album, albumPath, altOf } from '../model/photo.ts'
import { PhotoPeople } from './photo-people.tsx'

/** The id of a photo in the grid, to which the lightbox returns. */
export const thumbnailId = (photoId: string): string => `photo-${photoId}`

const ROOMY = '(min-width: 992px) 31rem, 92vw'
const SMALL = '(min-width: 992px) 15rem, 46vw'

/**
 * The photos of an album as links to the lightbox. Every sixth is larger. The caption of a photo with tagged people is
 * in a template, for the lightbox’s script.
 */
export function PhotoGrid({ album }: { album: Album }) {
  return (
    <ul className="album">
      {album.photos.map((photo, index) => (
        <li key={photo.id}>
          <a
            className="album-photo"
            id={thumbnailId(photo.id)}
            href={albumPath(album.albumId, photo.id)}
            data-photo={photo.id}
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
          </a>
          {photo.people.length > 0 && (
            <template>
              <PhotoPeople people={photo.people} />
            </template>
          )}
        </li>
      ))}
    </ul>
  )
}
