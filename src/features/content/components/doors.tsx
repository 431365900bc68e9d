/** Three pictures that lead to the three kinds of people who ask. [CNT-017] */
export function Doors() {
  return (
    <section className="page pbb">
      <div className="head">
        <h2>Find your way in</h2>
      </div>
      <div className="doors">
        <a className="door" href="/about-us/register/">
          <div className="shot arc red">
            <svg viewBox="5 2.6 15.5 9" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
              <use href="#court" width="21" height="20" />
              <Thrower />
            </svg>
          </div>
          <h3>Play for a team</h3>
          <p>Beginners to Premier League. Register, and a coach writes back within two days.</p>
        </a>
        <a className="door" href="/gd/london-gd-juniors/">
          <div className="shot wood">
            <svg viewBox="6 5 9 10" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
              <use href="#court" width="21" height="20" />
              <circle className="ring" cx="10.6" cy="10" r="2.48" transform="rotate(16 10.6 10)" />
              <circle cx="10.6" cy="10" r=".3" fill="var(--mark)" />
            </svg>
          </div>
          <h3>Juniors</h3>
          <p>London GD Juniors, from 8 to 16. Boys and girls, Saturdays.</p>
        </a>
        <a className="door" href="/gd/qa-professionals/">
          <div className="shot">
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

/** Somebody in the air, before the throw. */
const Thrower = () => (
  <g transform="translate(9.4 3.4) scale(.086)">
    <path d="M38 29 58 27 46 61 33 57z" />
    <g className="man">
      <path strokeWidth="6.5" d="M56 31 68 26 69 10M41 32 27 40 15 31" />
      <path strokeWidth="8.5" d="M41 57 59 64 53 83M37 56 24 70 5 72" />
    </g>
    <circle cx="52" cy="15" r="7.5" />
    <circle cx="71" cy="1" r="5.5" fill="var(--mark)" />
  </g>
)
