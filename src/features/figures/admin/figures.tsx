import './figures.css'
import { Bars } from '../../../ui/plots/bars.tsx'
import { Columns } from '../../../ui/plots/columns.tsx'
import type { DrawnFigure } from '../queries/figures.server.ts'

/** The number of figures that are shown; the others are folded. */
const SHOWN = 2

/** The figures of the club, each in its shape. */
export function Figures({ figures }: { figures: readonly DrawnFigure[] }) {
  const others = figures.slice(SHOWN)
  return (
    <>
      <div className="figures">{figures.slice(0, SHOWN).map(drawn)}</div>
      {others.length > 0 && (
        <details className="figures-more">
          <summary>More figures</summary>
          <div className="figures">{others.map(drawn)}</div>
        </details>
      )}
    </>
  )
}

const drawn = ({ shape, ...plot }: DrawnFigure) =>
  shape === 'lying' ? (
    <Bars key={plot.id} plot={plot} />
  ) : (
    <Columns key={plot.id} plot={plot} stacked={shape === 'stacked'} />
  )
