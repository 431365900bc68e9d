import { Court } from '../../../../ui/primitives/court.tsx'
import './no-picture.css'

/** The placeholder of a missing picture. */
export const NoPicture = () => (
  <span className="no-picture small" aria-hidden="true">
    <Court slice />
    <span>No picture yet</span>
  </span>
)
