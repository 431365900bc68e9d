import '../../../ui/primitives/picture.css'
import { Html } from '../../../ui/primitives/html.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Picture } from '../../../ui/primitives/picture.tsx'
import type { Venue } from '../queries/trainings.server.ts'
import { CancelledNote } from './cancelled-note.tsx'

/** A hall: address, notes and directions. */
export function VenueCard({
  venue,
  cancelled,
}: {
  venue: Venue
  /** Why everything in it is cancelled. */
  cancelled?: string | undefined
}) {
  const [picture] = venue.images
  return (
    <li className="card stack-small">
      {picture && (
        <div className="picture arc margin-bottom-4">
          <Picture image={picture} sizes="(min-width: 768px) 24rem, 100vw" />
        </div>
      )}
      <h3>{venue.name}</h3>
      {cancelled !== undefined && <CancelledNote reason={cancelled} />}
      <p className="muted">{venue.address}</p>
      {venue.description && <Html html={venue.description} />}
      {venue.googleUrl && (
        <p className="margin-top-4">
          <a className="button secondary compact" href={venue.googleUrl} rel="noopener external">
            <Icon name="pin" /> Get directions<span className="visually-hidden"> to {venue.name}</span>
          </a>
        </p>
      )}
    </li>
  )
}
