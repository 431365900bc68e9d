import './plot.css'
import '../styles/table.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Plot, plotFormatter, SERIES_CLASSES } from './plot.ts'

/** The title, the key, the drawing, and the table with the same figures behind it. */
export function PlotFrame({ plot, children }: { plot: Plot; children: ReactNode }) {
  const { id, title, note, bars } = plot
  const isEmpty = bars.every(({ values }) => values.every((value) => value === 0))
  return (
    <section className="plot" aria-labelledby={`plot-${id}`}>
      <h3 className="heading-3" id={`plot-${id}`}>
        {title}
      </h3>
      {note && <p className="muted small">{note}</p>}
      {isEmpty ? (
        <p className="muted plot-empty">Nothing to show yet.</p>
      ) : (
        <>
          <Drawing plot={plot}>{children}</Drawing>
          <Figures {...plot} />
        </>
      )}
    </section>
  )
}

/** The table behind the drawing, with a link from each value to what it counts. */
function Figures(plot: Plot) {
  const { title, series, bars } = plot
  const format = plotFormatter(plot)
  return (
    <details className="plot-figures">
      <summary>Show the figures</summary>
      <div className="scroll">
        <table className="table">
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Name</span>
              </th>
              {series.map((name) => (
                <th key={name} scope="col" className="number">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.label}>
                <th scope="row">{bar.label}</th>
                {bar.values.map((value, at) => (
                  <td key={series[at]} className="number">
                    <Value text={format(value)} to={bar.to?.[at]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

function Value({ text, to }: { text: string; to: string | undefined }) {
  return to ? (
    <Link className="plot-value" to={to}>
      {text}
    </Link>
  ) : (
    text
  )
}

/** The drawing under its key. Series differ in their pattern too, for readers who do not see the colours. */
function Drawing({ plot: { id, series }, children }: { plot: Plot; children: ReactNode }) {
  return (
    <>
      {series.length > 1 && (
        <ul className="plot-key">
          {series.map((name, at) => (
            <li key={name}>
              <svg width="16" height="16" aria-hidden="true">
                <rect
                  className={SERIES_CLASSES[at]}
                  x="1"
                  y="1"
                  width="14"
                  height="14"
                  fill={`url(#${id}-${at})`}
                />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      <svg className="plot-patterns" width="0" height="0" aria-hidden="true">
        <defs>
          <Pattern id={`${id}-0`}>
            <rect className="plot-solid-fill" width="6" height="6" />
          </Pattern>
          <Pattern id={`${id}-1`}>
            <rect className="plot-plain-fill" width="6" height="6" />
            <rect className="plot-hatched-fill" width="2.5" height="6" />
          </Pattern>
          <Pattern id={`${id}-2`}>
            <rect className="plot-plain-fill" width="6" height="6" />
          </Pattern>
        </defs>
      </svg>
      {children}
    </>
  )
}

const Pattern = ({ id, children }: { id: string; children: ReactNode }) => (
  <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    {children}
  </pattern>
)
