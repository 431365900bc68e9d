import './breadcrumb.css'
import { Link } from 'react-router'

type Props = {
  /** The pages above this one, the highest first. */
  trail: readonly { to: string; text: string }[]
  /** The name of this page. */
  here: string
  /** Loads the other pages again, for a page whose script does not know them. */
  reloads?: boolean
}

/** The way to a page from the pages above it. It is not printed. */
export const Breadcrumb = ({ trail, here, reloads = false }: Props) => (
  <nav aria-label="Breadcrumb">
    <ol className="breadcrumb-trail">
      {trail.map(({ to, text }) => (
        <li key={to}>
          <Link to={to} reloadDocument={reloads}>
            {text}
          </Link>
        </li>
      ))}
      <li aria-current="page">{here}</li>
    </ol>
  </nav>
)
