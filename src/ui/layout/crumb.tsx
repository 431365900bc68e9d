import './cover.css'

type Props = { to: string; text: string; muted?: boolean }

/** The link to the page above the current one. */
export const Crumb = ({ to, text, muted = false }: Props) => (
  <nav className={muted ? 'breadcrumb muted' : 'breadcrumb'} aria-label="You are here">
    <a href={to}>{text}</a>
  </nav>
)
