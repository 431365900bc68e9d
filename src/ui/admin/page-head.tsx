import './admin-layout.css'
import type { ReactNode } from 'react'

type Props = {
  title: ReactNode
  /** Buttons and links that concern the whole page. */
  children?: ReactNode
}

/** The heading of a page with its buttons. Notices do not cover them. */
export function PageHead({ title, children }: Props) {
  return (
    <div className="row between page-head">
      <h1>{title}</h1>
      {children && <div className="row gap-2">{children}</div>}
    </div>
  )
}
