import { Court } from '../../../../ui/primitives/court.tsx'
import '../../../../ui/styles/no-picture.css'

/** In place of a picture that nobody has taken yet: the lines of the court, and the words for it. */
export const NoPicture = () => (
  <span className="no-picture small" aria-hidden="true">
    <Court slice />
    <span>No picture yet</span>
  </span>
)
