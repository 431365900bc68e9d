import { OwnPhotos } from '../../../../features/photos/components/own-photos.tsx'
import type { OwnGallery } from '../../../../features/photos/queries/own.server.ts'
import { Empty } from '../../../../ui/primitives/note.tsx'
import { paths } from '../../../paths.ts'

/** The photos in which the reader and their children are tagged. */
export function PhotosTab({ galleries, mailbox }: { galleries: readonly OwnGallery[]; mailbox: string }) {
  if (galleries.length === 0) {
    return (
      <Empty>
        <h2 className="heading-3">No photos yet</h2>
        <p className="muted">Photos that you or your children are tagged in appear here.</p>
        <a className="button secondary compact" href={paths.albums}>
          Browse albums
        </a>
      </Empty>
    )
  }
  return (
    <div className="grid-gap-7">
      <p className="prose-width">
        Removing a name does not delete the photo. To have it deleted, write to{' '}
        <a href={`mailto:${mailbox}`}>{mailbox}</a>.
      </p>
      {galleries.map(({ memberId, child, photos }) => (
        <section className="stack" key={memberId}>
          <h2 className="heading-2">{child ? `Photos of ${child}` : 'Photos of me'}</h2>
          <OwnPhotos memberId={memberId} child={child} photos={photos} />
        </section>
      ))}
    </div>
  )
}
