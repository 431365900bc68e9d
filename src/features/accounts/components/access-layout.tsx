import '../../../ui/primitives/picture.css'
import './access-layout.css'
import type { ReactNode } from 'react'

/** A form on the left, and an illustration of a player at the seven-metre line on the right. */
export function AccessLayout({ children }: { children: ReactNode }) {
  return (
    <div className="page padding-top-6 padding-bottom-band">
      <div className="access-layout">
        {children}
        <figure className="picture arc">
          <svg viewBox="6.5 4.5 12.5 11" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <use href="#court" width="21" height="20" />
            <circle cx="11.9" cy="10" r=".62" fill="#fff" />
            <circle cx="12.5" cy="9.3" r=".3" fill="var(--mark)" />
          </svg>
        </figure>
      </div>
    </div>
  )
}
