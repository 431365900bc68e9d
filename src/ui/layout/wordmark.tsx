import './wordmark.css'
import { OwnCrest } from '../primitives/crest.tsx'

/** Crest and name of the club, linking home. */
export function Wordmark({ club }: { club: string }) {
  return (
    <a className="logo" href="/">
      <OwnCrest />
      <span className="logo-name">{club}</span>
    </a>
  )
}
