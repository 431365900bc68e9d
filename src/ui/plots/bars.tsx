import './plot.css'
import { highest, type Plot, percent, plotFormatter, SERIES_CLASSES } from './plot.ts'
import { PlotFrame } from './plot-frame.tsx'
import { PlotLink } from './plot-link.tsx'

const ROW = 44
const THICKNESS = 14

/** Lying bars with their label and sum above them, for names of any length. Several series form one bar. */
export function Bars({ plot }: { plot: Plot }) {
  const top = Math.max(1, highest(plot.bars, true))
  const format = plotFormatter(plot)
  return (
    <PlotFrame plot={plot}>
      <svg className="plot-drawing" width="100%" height={plot.bars.length * ROW} aria-hidden="true">
        {plot.bars.map(({ label, values, to }, row) => {
          const sum = values.reduce((all, value) => all + value, 0)
          return (
            <g key={label}>
              <text className="plot-name" x="0" y={row * ROW + 16}>
                {label}
              </text>
              <text className="plot-sum" x="100%" y={row * ROW + 16}>
                {format(sum)}
              </text>
              <line className="plot-grid" x1="0" x2="100%" y1={row * ROW + 37} y2={row * ROW + 37} />
              {values.map((value, series) => {
                const before = values.slice(0, series).reduce((all, one) => all + one, 0)
                const name = plot.series[series] ?? ''
                return (
                  <PlotLink key={name} to={to?.[series]}>
                    <rect
                      className={SERIES_CLASSES[series]}
                      x={percent(before / top)}
                      y={row * ROW + 23}
                      width={percent(Math.max(0, value) / top)}
                      height={THICKNESS}
                      fill={`url(#${plot.id}-${series})`}
                    >
                      <title>{`${label}, ${name}: ${format(value)}`}</title>
                    </rect>
                  </PlotLink>
                )
              })}
            </g>
          )
        })}
      </svg>
    </PlotFrame>
  )
}
