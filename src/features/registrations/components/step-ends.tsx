import type { ReactNode } from 'react'
import { Icon } from '../../../ui/primitives/icon.tsx'

/** The buttons at the end of a tab: back and continue. */
export function StepEnds({ back, children }: { back?: string; children: ReactNode }) {
  return (
    <div className="ends row between">
      {back ? (
        <a className="btn alt" href={back}>
          Back
        </a>
      ) : (
        <span />
      )}
      <button className="btn" type="submit">
        {children} <Icon name="right" />
      </button>
    </div>
  )
}
