import './registration.css'
import type { ReactNode } from 'react'
import { Icon } from '../../../../ui/primitives/icon.tsx'

/** The buttons at the end of a tab: back and continue. */
export function StepEnds({ back, children }: { back?: string; children: ReactNode }) {
  return (
    <div className="step-buttons row between">
      {back ? (
        <a className="button secondary" href={back}>
          Back
        </a>
      ) : (
        <span />
      )}
      <button className="button" type="submit">
        {children} <Icon name="right" />
      </button>
    </div>
  )
}
