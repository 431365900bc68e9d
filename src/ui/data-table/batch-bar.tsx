import type { ReactNode } from 'react'

type Props = { chosen: number; clear: () => void; children: ReactNode }

/** Rises from the bottom while something is selected: how many, Clear, and what to do with them. */
export function BatchBar({ chosen, clear, children }: Props) {
  if (chosen === 0) return null
  return (
    <section className="batch" aria-label="Selected rows">
      <b className="n" role="status">
        {`${chosen.toLocaleString('en-GB')} selected`}
      </b>
      <button type="button" onClick={clear}>
        Clear
      </button>
      <div className="acts">{children}</div>
    </section>
  )
}
