import './cover.css'

/** The link to the page above the current one. */
export const Crumb = ({ to, text }: { to: string; text: string }) => (
  <nav className="breadcrumb" aria-label="You are here">
    <a href={to}>{text}</a>
  </nav>
)
