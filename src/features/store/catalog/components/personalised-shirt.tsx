import './personalised-shirt.css'
import { Picture } from '../../../../ui/primitives/picture.tsx'
import type { Personalisation } from '../model/item.ts'
import { type PersonalisedItem, personalisationAltText } from '../model/personalised-item.ts'

const BODY =
  'M104 18 66 34C48 42 36 58 28 82L6 142 52 162 70 128V306H230V128L248 162 294 142 272 82C264 58 252 42 234 34L196 18C186 34 114 34 104 18Z'

/** Positions of initials and number in the drawing: large on a back, small on a front. */
const PLACES = {
  back: { initials: { x: 150, y: 74, fontSize: 24 }, shirtNumber: { x: 150, y: 184, fontSize: 128 } },
  front: { initials: { x: 150, y: 198, fontSize: 40 }, shirtNumber: { x: 96, y: 210, fontSize: 44 } },
}

type Props = {
  on: PersonalisedItem
  personalisation: Personalisation
  sizes: string
  eager?: boolean
  /** Hides it from screen readers if the same words are beside it. */
  hidden?: boolean
}

/**
 * Preview of a personalised item: initials and number on its picture, or on a drawn shirt or piece of cloth. The
 * product page, carts, orders and the supplier's sheet all show it.
 */
export function Personalised({
  on: { picture, side },
  personalisation,
  sizes,
  eager = false,
  hidden = false,
}: Props) {
  const place = PLACES[side]
  return (
    <span className="personalised-shirt">
      {picture && <Picture image={picture} sizes={sizes} alt="" eager={eager} />}
      <svg
        viewBox="-10 0 320 320"
        role="img"
        aria-label={personalisationAltText(side, personalisation)}
        aria-hidden={hidden || undefined}
        data-side={side}
      >
        {!picture &&
          (side === 'back' ? (
            <Shirt />
          ) : (
            <rect className="cloth" x="20" y="96" width="260" height="172" rx="6" />
          ))}
        <g className="personalisation-marks">
          <text data-initials {...place.initials}>
            {personalisation.initials}
          </text>
          <text data-shirt-number {...place.shirtNumber}>
            {personalisation.shirtNumber ?? ''}
          </text>
        </g>
      </svg>
    </span>
  )
}

function Shirt() {
  return (
    <>
      <path className="cloth" d={BODY} />
      <path
        className="shade"
        d="M70 128C84 170 82 240 76 306H70ZM230 128C216 170 218 240 224 306H230ZM104 18C114 38 186 38 196 18L188 15C178 26 122 26 112 15Z"
      />
    </>
  )
}
