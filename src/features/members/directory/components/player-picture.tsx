import '../../../../ui/primitives/picture.css'
import { Board, spotOf } from '../../../../ui/primitives/court.tsx'
import { type Image, Picture } from '../../../../ui/primitives/picture.tsx'

/**
 * A player's photograph with their position in the corner, or else a tactics board. Goalkeepers have a maple
 * background, as they wear a different shirt.
 */
export function PlayerPicture({
  player,
  sizes,
  eager = false,
}: {
  player: { position: string; number: number | null; image: Image | null }
  sizes: string
  eager?: boolean
}) {
  const keeper = player.position === 'Goalkeeper'
  return (
    <div className={keeper && !player.image ? 'picture wood' : 'picture'}>
      {player.image ? (
        <>
          <Picture image={player.image} sizes={sizes} alt="" eager={eager} />
          <Spot position={player.position} />
        </>
      ) : (
        <Board position={player.position} />
      )}
      {player.number !== null && <span className="shirt-number tabular">{player.number}</span>}
    </div>
  )
}

/** The position on court, in the corner of a photograph. */
export function Spot({ position }: { position: string }) {
  const spot = spotOf(position)
  if (!spot) return null
  return (
    <svg className="position-disc" viewBox="8 .1 13 19.8" aria-hidden="true">
      <use href="#court" width="21" height="20" />
      <circle cx={spot[0]} cy={spot[1]} r="1.7" fill="var(--mark)" />
    </svg>
  )
}
