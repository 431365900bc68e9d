import './hero.css'
import '../../../ui/primitives/picture.css'
import type { Club } from '../../../kernel/club.ts'
import { PersonalPart } from '../../../ui/layout/personal-part.tsx'
import { type Image, Picture } from '../../../ui/primitives/picture.tsx'
import { paths } from '../../../web/paths.ts'
import pictured from './hero-picture.css?url'

type Props = {
  club: Pick<Club, 'heroTitle' | 'heroText'>
  /** The logged-in user's first name. */
  firstName: string | undefined
  image: Image | undefined
}

/**
 * The head of the home page: a welcome, with the user's name if logged in, and a picture of the club or an animated
 * move on a tactics board.
 */
export function Hero({ club, firstName, image }: Props) {
  return (
    <section className={image ? 'hero floor pictured' : 'hero floor'}>
      {image ? (
        <>
          <link rel="stylesheet" href={pictured} precedence="parts" />
          <Picture className="picture" image={image} sizes="(min-width: 992px) 50vw, 100vw" eager />
        </>
      ) : (
        <Move />
      )}
      <div className="page">
        {firstName === undefined ? <ForVisitors {...club} /> : <ForMembers firstName={firstName} />}
      </div>
    </section>
  )
}

const ForVisitors = ({ heroTitle, heroText }: Props['club']) => (
  <>
    <h1>{heroTitle}</h1>
    <p>{heroText}</p>
    <div className="row">
      <a className="button highlight" href={paths.joinUs}>
        Join us
      </a>
      <a className="button secondary" href={paths.contactUs}>
        Contact us
      </a>
    </div>
  </>
)

const ForMembers = ({ firstName }: { firstName: string }) => (
  <>
    <h1>
      Good to see you,{' '}
      {import.meta.env.SSR ? <PersonalPart name="first-name">{firstName}</PersonalPart> : firstName}
    </h1>
    <p>
      Bring a friend: the first session is free. Show them <a href={paths.joinUs}>how to join us</a>.
    </p>
    <div className="row">
      <a className="button highlight" href={paths.dashboard}>
        Members area
      </a>
      <a className="button secondary" href={paths.contactUs}>
        Contact us
      </a>
    </div>
  </>
)

/** The six attackers: five around the nine-metre line and the pivot at the six-metre line. */
const PLAYERS = [
  [16.6, 1.5, 17],
  [10.4, 4.4, 23],
  [9.2, 10, 10],
  [10.4, 15.6, 4],
  [16.6, 18.5, 3],
  [13.6, 7.2, 8],
] as const

/** A real move: right back, centre, left back, goal. The stylesheet animates it once. */
function Move() {
  return (
    <svg viewBox="2 0 19.5 20" aria-hidden="true">
      <use href="#court" width="21" height="20" />
      <path d="M-50 0H20M-50 20H20" className="touchline" />
      <path d="M10.4 15.6C9 14 8.6 12 9.2 10 9.4 8 9.4 6 10.4 4.4" className="passes" />
      <path d="M10.4 4.4 20.2 8.9" className="throw" />
      <g className="hero-team">
        {PLAYERS.map(([x, y, number]) => (
          <g key={number}>
            <circle cx={x} cy={y} r=".72" />
            <text x={x} y={y + 0.27}>
              {number}
            </text>
          </g>
        ))}
      </g>
      <circle className="keeper" cx="18.8" cy="10.3" r=".6" />
      <circle className="ball" r=".34" />
    </svg>
  )
}
