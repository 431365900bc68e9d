import './album.css'
import '../../../ui/primitives/picture.css'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Picture } from '../../../ui/primitives/picture.tsx'
import { type Album, type AlbumPhoto, altOf } from '../model/photo.ts'

type Props = {
  album: Album
  tagged: ReadonlySet<string>
  selected: ReadonlySet<string>
  toggle: (id: string) => void
  /** The name of the member to tag in a photo with one press; undefined while several are being selected. */
  quick: string | undefined
}

/** The names of the tagged people that the reader may see. */
const tagSuffix = ({ people }: AlbumPhoto): string =>
  people.length === 0 ? '' : `: ${people.map(({ name }) => name).join(', ')}`

const SIZES = '(min-width: 992px) 31rem, 46vw'

/** The photos of an album with a tick box each. Those with tags can be selected too. */
export function TagGrid({ album, tagged, selected, toggle, quick }: Props) {
  return (
    <ul className="album">
      {album.photos.map((photo, index) => (
        <li key={photo.id}>
          <label className="album-photo">
            <span className="visually-hidden">
              Photo {index + 1}
              {photo.people.length > 0 && ` with ${photo.people.map(({ name }) => name).join(', ')}`}
            </span>
            <input
              type="checkbox"
              name="photos"
              value={photo.id}
              checked={selected.has(photo.id)}
              onChange={() => toggle(photo.id)}
            />
            <div className="picture">
              <Picture
                image={photo.image}
                sizes={SIZES}
                alt={altOf(photo, index + 1, album.title)}
                eager={index < 4}
              />
            </div>
            {tagged.has(photo.id) && (
              <span className="caption tagged-names">
                <Icon name="ok" />
                <span>Already tagged{tagSuffix(photo)}</span>
              </span>
            )}
            <span className="caption on">
              <b>Selected</b>
            </span>
          </label>
          {quick && (
            <button
              className="button highlight compact quick-tag"
              type="submit"
              name="photos"
              value={photo.id}
              aria-label={`Add photo ${index + 1} to ${quick}`}
            >
              Add
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
