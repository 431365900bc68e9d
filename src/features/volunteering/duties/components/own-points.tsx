import { count } from '../../../../kernel/text.ts'
import { LIGHTS, lightOf } from '../model/points.ts'
import type { PointsRow } from '../queries/points.server.ts'

/** This season's points of the members that the reader acts for, compared with the target. */
export function OwnPoints({ points, target }: { points: readonly PointsRow[]; target: number }) {
  return (
    <ul className="stack-small">
      {points.map(({ memberId, names, done, planned }) => (
        <li key={memberId}>
          {names}: {target > 0 ? `${done} of ${target} points` : count(done, 'point', 'points')}
          {planned > 0 && <>, {planned} more planned</>}{' '}
          {target > 0 && <LightBadge points={done} target={target} />}
        </li>
      ))}
    </ul>
  )
}

/** The state of a season's points, as a word and a traffic-light colour. */
export function LightBadge({ points, target }: { points: number; target: number }) {
  const { tone, text } = LIGHTS[lightOf(points, target)]
  return (
    <span className="badge" data-tone={tone}>
      {text}
    </span>
  )
}
