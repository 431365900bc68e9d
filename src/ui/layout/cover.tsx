import './cover.css'
import type { ReactNode } from 'react'
import { Court } from '../primitives/court.tsx'
import { Crumb } from './crumb.tsx'

/** The header of a page: breadcrumb, title and a sentence, over a drawing of the court. */
export function Cover({
  title,
  crumb,
  children,
}: {
  /** Parts in spans stay on one line if they fit. */
  title: ReactNode
  crumb?: { to: string; text: string }
  children?: ReactNode
}) {
  return (
    <section className="cover floor">
      <Court className="background" view="3 .1 18 19.8" />
      <div className={crumb ? 'page' : 'page padding-top-5'}>
        {crumb && <Crumb {...crumb} />}
        <h1>{title}</h1>
        {children}
      </div>
    </section>
  )
}
