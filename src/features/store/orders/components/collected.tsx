import { DayText } from '../../../../ui/primitives/date-text.tsx'
import type { Collection } from '../model/lines.ts'

/** Says when a line was collected, or that it can be. */
export function Collected({ collection }: { collection: Collection }) {
  if (!collection) return null
  if (collection === 'ready') return <b>Ready to collect</b>
  return (
    <span className="muted">
      Collected on <DayText at={collection} />
    </span>
  )
}
