import './plot.css'
import { formatterFor, highest, type Plot, percent, plotFormatter, SERIES_CLASSES, ticksTo } from './plot.ts'
import { PlotFrame } from './plot-frame.tsx'
import { PlotLink } from './plot-link.tsx'

/** The left part of the width holds the labels of the axis. */
const AXIS = 0.13
const TOP = 16
const HEIGHT = 160
const FOOT = 26
/** The part of a group's width that its bars fill. */
const FILLED = 0.72
/** More labels than this do not fit on a phone. */
const MAX_LABELS = 8

/**
 * Upright bars, side by side for each series or one on top of the other. Positions are percentages, so that the drawing
 * has any width while its text keeps its size.
 */
export function Columns({ plot, stacked = false }: { plot: Plot; stacked?: boolean }) {
  const ticks = ticksTo(highest(plot.bars, stacked))
  const top = ticks.at(-1) ?? 1
  const format = plotFormatter(plot)
  const formatTick = formatterFor(ticks, plot.unit)
  const heightOf = (value: number) => (Math.max(0, value) / top) * HEIGHT
  const group = (1 - AXIS) / Math.max(1, plot.bars.length)
  const width = (group * FILLED) / (stacked ? 1 : plot.series.length)
  return (
    <PlotFrame plot={plot}>
      <svg className="plot-drawing" width="100%" height={TOP + HEIGHT + FOOT} aria-hidden="true">
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              className="plot-grid"
              x1={percent(AXIS)}
              x2="100%"
              y1={TOP + HEIGHT - heightOf(tick)}
              y2={TOP + HEIGHT - heightOf(tick)}
            />
            <text className="plot-tick" x={percent(AXIS)} dx={-6} y={TOP + HEIGHT - heightOf(tick)} dy={4}>
              {formatTick(tick)}
            </text>
          </g>
        ))}
        <g className={plot.bars.length > MAX_LABELS ? 'plot-many' : undefined}>
          {plot.bars.map(({ label, short, values, to }, at) => {
            const left = AXIS + group * at + (group * (1 - FILLED)) / 2
            return (
              <g key={label}>
                {values.map((value, series) => {
                  const below = stacked ? values.slice(0, series).reduce((sum, one) => sum + one, 0) : 0
                  const name = plot.series[series] ?? ''
                  return (
                    <PlotLink key={name} to={to?.[series]}>
                      <rect
                        className={SERIES_CLASSES[series]}
                        x={percent(left + (stacked ? 0 : width * series))}
                        y={TOP + HEIGHT - heightOf(below + value)}
                        width={percent(width * 0.94)}
                        height={heightOf(value)}
                        fill={`url(#${plot.id}-${series})`}
                      >
                        <title>{`${label}, ${name}: ${format(value)}`}</title>
                      </rect>
                    </PlotLink>
                  )
                })}
                <text className="plot-label" x={percent(left + (group * FILLED) / 2)} y={TOP + HEIGHT + 18}>
                  {short ?? label}
                </text>
              </g>
            )
          })}
        </g>
      </svg>
    </PlotFrame>
  )
}
