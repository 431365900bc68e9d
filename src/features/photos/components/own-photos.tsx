import './own-photos.css'
import '../../../ui/primitives/picture.css'
import { Picture } from '../../../ui/primitives/picture.tsx'
import { albumPath, type GalleryPhoto } from '../model/photo.ts'

/** The photos in which the reader is tagged. Its forms post `do` and `photo` to the current page. */
export function OwnPhotos({ photos }: { photos: readonly GalleryPhoto[] }) {
  return (
    <ul className="own-photos">
      {photos.map(({ id, image, albumId, albumTitle }, index) => (
        <li key={id}>
          <a href={albumPath(albumId, id)} className="picture">
            <Picture
              image={image}
              sizes="(min-width: 768px) 20rem, 92vw"
              alt={image.alt || `Photo ${index + 1} of you`}
            />
          </a>
          <div className="row between">
            <a href={albumPath(albumId)}>{albumTitle}</a>
            <form method="post">
              <input type="hidden" name="photo" value={id} />
              <button className="button bare compact" type="submit" name="do" value="untag">
                Remove my name<span className="visually-hidden"> from photo {index + 1}</span>
              </button>
            </form>
          </div>
        </li>
      ))}
    </ul>
  )
}
