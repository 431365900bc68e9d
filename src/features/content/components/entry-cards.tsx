import './hero.css'
import '../../../ui/layout/picture-cards.css'
import '../../../ui/primitives/picture.css'
import { paths } from '../../../web/paths.ts'

/** Three pictures that lead to the three kinds of people who ask. [CNT-017] */
export function EntryCards() {
  return (
    <section className="page padding-bottom-band">
      <div className="section-head">
        <h2>Find your way in</h2>
      </div>
      <div className="picture-cards">
        <a className="picture-card" href={paths.register}>
          <div className="picture arc red">
            <svg viewBox="5 2.6 15.5 9" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
              <use href="#court" width="21" height="20" />
              <Throw />
            </svg>
          </div>
          <h3>Play for a team</h3>
          <p>Beginners to Premier League. Register, and a coach will reply within two days.</p>
        </a>
        <a className="picture-card" href={paths.juniors}>
          <div className="picture wood">
            <svg viewBox="6 5 9 10" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
              <use href="#court" width="21" height="20" />
              <circle className="ring" cx="10.6" cy="10" r="2.48" transform="rotate(16 10.6 10)" />
              <circle cx="10.6" cy="10" r=".3" fill="var(--mark)" />
            </svg>
          </div>
          <h3>Juniors</h3>
          <p>London GD Juniors, from 8 to 16. Boys and girls, Saturdays.</p>
        </a>
        <a className="picture-card" href={paths.professionals}>
          <div className="picture">
            <svg viewBox="3 6.5 14 12" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
              <use href="#court" width="21" height="20" />
              <path className="path" d="M2 18.5C6 17.5 7 12 11.6 10.3" />
              <circle cx="12.2" cy="10" r=".5" />
            </svg>
          </div>
          <h3>Professionals moving here</h3>
          <p>Questions and answers on clearance, level and work.</p>
        </a>
      </div>
    </section>
  )
}

/** The ball comes from the centre, and the left back throws. */
const Throw = () => (
  <>
    <path className="path" d="M8.2 9.6 10 6.8" />
    <path className="throw" d="M11 5.4 20.2 9" />
    <circle cx="14.6" cy="6.8" r=".38" fill="var(--mark)" />
    <g className="hero-team">
      <circle cx="7.6" cy="10.4" r=".74" />
      <text x="7.6" y="10.68">
        10
      </text>
      <circle cx="10.6" cy="5.4" r=".74" />
      <text x="10.6" y="5.68">
        23
      </text>
    </g>
  </>
)
