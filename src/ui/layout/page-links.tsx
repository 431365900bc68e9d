import type { ReactNode } from 'react'

/** A link to a neighbouring page. */
type PageLink = { label: string; href: string }

/** Links to the previous and next pages of a long list, with words between them; empty if the list has one page. */
export function PageLinks({
  previous,
  next,
  children,
}: {
  previous: PageLink | undefined
  next: PageLink | undefined
  children?: ReactNode
}) {
  if (!previous && !next) return null
  return (
    <nav className="row between padding-top-4" aria-label="Pages">
      {previous ? (
        <a className="button secondary compact" rel="prev" href={previous.href}>
          {previous.label}
        </a>
      ) : (
        <span />
      )}
      {children}
      {next ? (
        <a className="button secondary compact" rel="next" href={next.href}>
          {next.label}
        </a>
      ) : (
        <span />
      )}
    </nav>
  )
}
