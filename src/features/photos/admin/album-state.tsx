import { Icon } from '../../../ui/primitives/icon.tsx'

/** Who sees an album, as a badge. [resolutions C02, E18] */
export function AlbumState({ album }: { album: { visible: boolean; membersOnly: boolean } }) {
  if (!album.visible) return <span className="badge open">Hidden</span>
  if (!album.membersOnly) return <span className="badge ok">Everybody</span>
  return (
    <span className="badge info">
      <Icon name="lock" /> Members only
    </span>
  )
}
