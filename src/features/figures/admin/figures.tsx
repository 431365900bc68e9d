import './figures.css'
import { Bars } from '../../../ui/plots/bars.tsx'
import { Columns } from '../../../ui/plots/columns.tsx'
import type { DrawnFigure } from '../queries/figures.server.ts'

/** The figures of the club, each in its shape. */
export function Figures({ figures }: { figures: readonly DrawnFigure[] }) {
  return (
    <div className="figures">
      {figures.map(({ shape, ...plot }) =>
        shape === 'lying' ? (
          <Bars key={plot.id} plot={plot} />
        ) : (
          <Columns key={plot.id} plot={plot} stacked={shape === 'stacked'} />
        ),
      )}
    </div>
  )
}
