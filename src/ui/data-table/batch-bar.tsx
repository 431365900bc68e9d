import './batch-bar.css'
import type { ReactNode } from 'react'

const BATCH = 'selected-rows'

/** Focuses the first enabled action. */
export function focusBatch(): void {
  document.querySelector<HTMLElement>(`#${BATCH} .batch-actions :is(a, button):not(:disabled)`)?.focus()
}

type Props = {
  chosen: number
  clear: () => void
  children: ReactNode
  /** Also shown on large screens while nothing is selected, with its actions disabled. */
  always?: boolean
  /** A class for page-specific styles. */
  className?: string
}

/**
 * The bar for selected rows: their number, Clear, and the actions. It precedes the table in the document, and Enter on
 * a row's checkbox moves there, so that keyboard users need not pass all rows.
 */
export function BatchBar({ chosen, clear, children, always = false, className }: Props) {
  if (chosen === 0 && !always) return null
  return (
    <section
      id={BATCH}
      className={['batch-bar', chosen === 0 && 'idle', className].filter(Boolean).join(' ')}
      aria-label="Selected rows"
    >
      <b className="tabular" role="status">
        {chosen === 0 ? 'Nothing selected' : `${chosen.toLocaleString('en-GB')} selected`}
      </b>
      {chosen > 0 && (
        <button type="button" onClick={clear}>
          Clear
        </button>
      )}
      <small className="keyboard-hint">Press Enter for actions</small>
      <div className="batch-actions">{children}</div>
    </section>
  )
}
