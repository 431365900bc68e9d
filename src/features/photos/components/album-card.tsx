import '../../../ui/layout/picture-cards.css'
import '../../../ui/primitives/picture.css'
import { count } from '../../../kernel/text.ts'
import { CourtCrop, cropFor } from '../../../ui/primitives/court-crop.tsx'
import { DayText } from '../../../ui/primitives/date-text.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Picture } from '../../../ui/primitives/picture.tsx'
import { albumPath, type ListedAlbum } from '../model/photo.ts'

/** One album in the list, with the number of photos that the reader can see. */
export function AlbumCard({ album, eager = false }: { album: ListedAlbum; eager?: boolean }) {
  return (
    <a className="picture-card" href={albumPath(album.albumId)}>
      <div className={album.cover ? 'picture' : cropFor(album.title).ground}>
        {album.cover ? (
          <Picture
            image={album.cover}
            sizes="(min-width: 992px) 24rem, (min-width: 576px) 45vw, 92vw"
            alt=""
            eager={eager}
          />
        ) : (
          <CourtCrop name={album.title} />
        )}
        {album.forMembers && (
          <span className="caption row">
            <Icon name="lock" /> For members
          </span>
        )}
      </div>
      <h2 className="heading-3">{album.title}</h2>
      <p className="small">
        <DayText at={album.takenAt} />
        {album.count > 0 && `, ${count(album.count, 'photo')}`}
        {album.count === 0 && !album.forMembers && ', no photos yet'}
      </p>
    </a>
  )
}
