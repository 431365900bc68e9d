import './court.css'
/**
 * The court to scale: one unit is one metre. Defined once per page as symbols. The goal is on the right: posts at 8.5
 * and 11.5, goal area of radius 6 m, free-throw line of radius 9 m cut by the sideline, mark at 7 m.
 */
export function CourtSymbols() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="visually-hidden">
      <symbol id="court" viewBox="0 0 21 20" overflow="visible">
        <g className="court-lines" transform="matrix(-1 0 0 1 20 0)">
          <path className="goal" d="M0 2.5A6 6 0 0 1 6 8.5v3A6 6 0 0 1 0 17.5z" />
          <path d="M0 0V20M0 2.5A6 6 0 0 1 6 8.5v3A6 6 0 0 1 0 17.5M0 8.5h-1v3h1" />
          <path className="dashed" d="M2.958 0A9 9 0 0 1 9 8.5v3A9 9 0 0 1 2.958 20" />
          <path d="M4 9.7v.6" />
          <path className="seven-metre" d="M7 9.5v1" />
        </g>
      </symbol>
      <clipPath id="shield">
        <path d="M1 1H29V20A14 14 0 0 1 1 20z" />
      </clipPath>
      <symbol id="crest" viewBox="0 0 30 35">
        <path fill="var(--red)" d="M0 0H30V20A15 15 0 0 1 0 20z" />
        <g fill="none" stroke="#fff">
          <path d="M0 6.2H30" strokeWidth="1.7" />
          <path d="M5 6.2V19A10 10 0 0 0 25 19V6.2" strokeWidth="1.7" />
          <path d="M10 6.2v12a5 5 0 0 0 10 0v-12" strokeWidth="1.7" strokeDasharray="2.3 2.3" />
        </g>
        <path stroke="var(--mark)" strokeWidth="2.6" d="M11 28.4h8" />
      </symbol>
    </svg>
  )
}

/** The court, cropped by the SVG viewBox `view` in metres. Lines have the colour of text. */
export function Court({
  view = '0 0 21 20',
  slice = false,
  className,
}: {
  view?: string
  slice?: boolean
  className?: string
}) {
  return (
    <svg
      className={className}
      viewBox={view}
      aria-hidden="true"
      {...(slice && { preserveAspectRatio: 'xMidYMid slice' })}
    >
      <use href="#court" width="21" height="20" />
    </svg>
  )
}

/** The location of each position on the court, in metres. */
const SPOTS: Record<string, readonly [number, number]> = {
  goalkeeper: [18.8, 10],
  'left wing': [17, 2.3],
  'left back': [11.8, 5],
  'centre back': [9.2, 10],
  'right back': [11.8, 15],
  'right wing': [17, 17.7],
  pivot: [13.4, 10],
}

/** Returns the location of a position in metres; undefined for an unknown position. */
export const spotOf = (position: string): readonly [number, number] | undefined =>
  SPOTS[position.trim().toLowerCase()]

/** A tactics board with one disc at the player's position, for players without a photo. `view` crops it, in metres. */
export function Board({
  position,
  view = '4.4 .1 16.4 19.8',
  className,
}: {
  position: string
  view?: string
  className?: string
}) {
  const spot = spotOf(position)
  return (
    <svg className={className} viewBox={view} preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <use href="#court" width="21" height="20" />
      {spot && <circle cx={spot[0]} cy={spot[1]} r="1.2" fill="var(--mark)" />}
    </svg>
  )
}
