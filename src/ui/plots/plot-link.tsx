import type { ReactNode } from 'react'

/**
 * A bar as a link for the mouse. The drawing is hidden from screen readers and the keyboard, because the table behind
 * it has the same links.
 */
export function PlotLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  if (!to) return children
  return (
    <a href={to} tabIndex={-1}>
      {children}
    </a>
  )
}
