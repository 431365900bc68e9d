import { OwnPhotos } from '../../../../features/photos/components/own-photos.tsx'
import type { GalleryPhoto } from '../../../../features/photos/model/photo.ts'
import { Empty } from '../../../../ui/primitives/note.tsx'
import { paths } from '../../../paths.ts'

export function PhotosTab({ photos, mailbox }: { photos: readonly GalleryPhoto[]; mailbox: string }) {
  if (photos.length === 0) {
    return (
      <Empty>
        <h2 className="heading-3">No photos of you yet</h2>
        <p className="muted">Photos you are tagged in appear here.</p>
        <a className="button secondary compact" href={paths.albums}>
          Browse albums
        </a>
      </Empty>
    )
  }
  return (
    <section className="stack">
      <h2 className="heading-2">Photos of me</h2>
      <p className="prose-width">
        Removing your name does not delete the photo. To have it deleted, write to{' '}
        <a href={`mailto:${mailbox}`}>{mailbox}</a>.
      </p>
      <OwnPhotos photos={photos} />
    </section>
  )
}
