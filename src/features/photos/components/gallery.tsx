import './album.css'
import '../../../ui/primitives/picture.css'
import { Picture } from '../../../ui/primitives/picture.tsx'
import { albumPath, type GalleryPhoto } from '../model/photo.ts'

/** The photos of one person, each opening in its album. Renders nothing if there are none. */
export function Gallery({ photos, of }: { photos: GalleryPhoto[]; of: string }) {
  if (photos.length === 0) return null
  return (
    <section className="padding-top-6">
      <div className="section-head">
        <h2>Photos</h2>
      </div>
      <ul className="album">
        {photos.map((photo) => (
          <li key={photo.id}>
            <a className="album-photo" href={albumPath(photo.albumId, photo.id)}>
              <div className="picture">
                <Picture
                  image={photo.image}
                  sizes="(min-width: 992px) 31rem, 92vw"
                  alt={photo.image.alt || `${of} in ${photo.albumTitle}`}
                />
              </div>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
