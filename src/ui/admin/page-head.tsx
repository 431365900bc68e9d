import type { ReactNode } from 'react'

type Props = {
  title: ReactNode
  /** What can be done on the page as a whole: buttons and links. */
  children?: ReactNode
}

/** The heading of a page with its buttons. Notices stand beside them, over neither. */
export function PageHead({ title, children }: Props) {
  return (
    <div className="row between page-head">
      <h1>{title}</h1>
      {children && <div className="row g2">{children}</div>}
    </div>
  )
}
