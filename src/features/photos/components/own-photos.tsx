import './own-photos.css'
import '../../../ui/primitives/picture.css'
import { Picture } from '../../../ui/primitives/picture.tsx'
import { albumPath, type GalleryPhoto } from '../model/photo.ts'

type Props = {
  memberId: string
  /** The first name of the reader's child; undefined for the reader. */
  child: string | undefined
  photos: readonly GalleryPhoto[]
}

/** The photos in which a member is tagged. Its forms post `do`, `photo` and `member` to the current page. */
export function OwnPhotos({ memberId, child, photos }: Props) {
  return (
    <ul className="own-photos">
      {photos.map(({ id, image, albumId, albumTitle }, index) => (
        <li key={id}>
          <a href={albumPath(albumId, id)} className="picture">
            <Picture
              image={image}
              sizes="(min-width: 768px) 20rem, 92vw"
              alt={image.alt || `Photo ${index + 1} of ${child ?? 'you'}`}
            />
          </a>
          <div className="row between">
            <a href={albumPath(albumId)}>{albumTitle}</a>
            <form method="post">
              <input type="hidden" name="photo" value={id} />
              <input type="hidden" name="member" value={memberId} />
              <button className="button bare compact" type="submit" name="do" value="untag">
                Remove {child ? 'the' : 'my'} name
                <span className="visually-hidden">
                  {' '}
                  {child && `of ${child} `}from photo {index + 1}
                </span>
              </button>
            </form>
          </div>
        </li>
      ))}
    </ul>
  )
}
