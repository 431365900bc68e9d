import { Icon } from '../../../ui/primitives/icon.tsx'

/** A badge that says who can see an album. */
export function AlbumState({ album }: { album: { visible: boolean; membersOnly: boolean } }) {
  if (!album.visible)
    return (
      <span className="badge" data-tone="open">
        Hidden
      </span>
    )
  if (!album.membersOnly)
    return (
      <span className="badge" data-tone="ok">
        Public
      </span>
    )
  return (
    <span className="badge" data-tone="info">
      <Icon name="lock" /> Members only
    </span>
  )
}
