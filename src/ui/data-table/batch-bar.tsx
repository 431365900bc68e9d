import type { ReactNode } from 'react'

const BATCH = 'selected-rows'

/** Moves the keyboard to the first action, where there is one to choose. */
export function focusBatch(): void {
  document.querySelector<HTMLElement>(`#${BATCH} .acts :is(a, button):not(:disabled)`)?.focus()
}

type Props = {
  chosen: number
  clear: () => void
  children: ReactNode
  /** There also while nothing is selected, on large screens; its actions are off then. */
  always?: boolean
}

/**
 * Rises from the bottom while something is selected: how many, Clear, and what to do with them. It stands before the
 * table, and Enter in the box of a row leads to it, so that nobody has to go through all rows.
 */
export function BatchBar({ chosen, clear, children, always = false }: Props) {
  if (chosen === 0 && !always) return null
  return (
    <section id={BATCH} className={chosen === 0 ? 'batch idle' : 'batch'} aria-label="Selected rows">
      <b className="n" role="status">
        {chosen === 0 ? 'Nothing selected' : `${chosen.toLocaleString('en-GB')} selected`}
      </b>
      {chosen > 0 && (
        <button type="button" onClick={clear}>
          Clear
        </button>
      )}
      <small className="key">Press Enter for actions</small>
      <div className="acts">{children}</div>
    </section>
  )
}
