import type { ReactNode } from 'react'

type Props = {
  chosen: number
  clear: () => void
  children: ReactNode
  /** There also while nothing is selected, on large screens; its actions are off then. */
  always?: boolean
}

/** Rises from the bottom while something is selected: how many, Clear, and what to do with them. */
export function BatchBar({ chosen, clear, children, always = false }: Props) {
  if (chosen === 0 && !always) return null
  return (
    <section className={chosen === 0 ? 'batch idle' : 'batch'} aria-label="Selected rows">
      <b className="n" role="status">
        {chosen === 0 ? 'Nothing selected' : `${chosen.toLocaleString('en-GB')} selected`}
      </b>
      {chosen > 0 && (
        <button type="button" onClick={clear}>
          Clear
        </button>
      )}
      <div className="acts">{children}</div>
    </section>
  )
}
