import '../../../ui/primitives/picture.css'
import './photos.css'
import { Link } from 'react-router'
import type { Column } from '../../../ui/data-table/columns.ts'
import { DayText } from '../../../ui/primitives/date-text.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Picture } from '../../../ui/primitives/picture.tsx'
import { adminPaths } from '../../../web/admin-paths.ts'
import type { AdminAlbumRow } from '../model/album-admin.ts'
import { AlbumState } from './album-state.tsx'

/** The columns of the table of albums, in their order. */
export const ALBUM_COLUMNS: readonly Column<AdminAlbumRow>[] = [
  { id: 'cover', name: 'Cover', fold: 'end', cell: ({ cover }) => <Cover cover={cover} /> },
  {
    id: 'title',
    name: 'Title',
    sort: 'title',
    cell: ({ id, title }) => (
      <Link className="name" to={adminPaths.album(id)} prefetch="intent">
        {title}
      </Link>
    ),
  },
  {
    id: 'takenAt',
    name: 'Taken',
    sort: 'takenAt',
    fold: 'line',
    cell: ({ takenAt }) => <DayText at={takenAt} />,
  },
  { id: 'count', name: 'Photos', number: true, fold: 'large', cell: ({ count }) => count },
  { id: 'state', name: 'Seen by', fold: 'line', cell: (album) => <AlbumState album={album} /> },
]

function Cover({ cover }: { cover: AdminAlbumRow['cover'] }) {
  return (
    <div className="picture album-cover">
      {cover ? <Picture image={cover} sizes="4.5rem" alt="" /> : <Icon name="photo" />}
    </div>
  )
}
