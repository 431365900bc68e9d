import './hero.css'
import '../../../ui/layout/picture-cards.css'
import '../../../ui/primitives/picture.css'
import type { ReactNode } from 'react'
import type { EntryCard } from '../../../kernel/club.ts'

/** The home page's cards, each with a drawing, for the club's main audiences. */
export function EntryCards({ cards }: { cards: readonly EntryCard[] }) {
  if (cards.length === 0) return null
  return (
    <section className="page padding-bottom-band">
      <div className="section-head">
        <h2>Where to start</h2>
      </div>
      <div className="picture-cards">
        {cards.map(({ title, text, link }, at) => (
          <a className="picture-card" href={link} key={title}>
            {DRAWINGS[at % DRAWINGS.length]}
            <h3>{title}</h3>
            <p>{text}</p>
          </a>
        ))}
      </div>
    </section>
  )
}

type DrawingProps = { className: string; view: string; children: ReactNode }

const Drawing = ({ className, view, children }: DrawingProps) => (
  <div className={className}>
    <svg viewBox={view} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href="#court" width="21" height="20" />
      {children}
    </svg>
  </div>
)

/** The ball comes from the centre and the left back throws. */
const Throw = () => (
  <Drawing className="picture arc red" view="5 2.6 15.5 9">
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
  </Drawing>
)

const Circle = () => (
  <Drawing className="picture wood" view="6 5 9 10">
    <circle className="ring" cx="10.6" cy="10" r="2.48" transform="rotate(16 10.6 10)" />
    <circle cx="10.6" cy="10" r=".3" fill="var(--mark)" />
  </Drawing>
)

const Run = () => (
  <Drawing className="picture" view="3 6.5 14 12">
    <path className="path" d="M2 18.5C6 17.5 7 12 11.6 10.3" />
    <circle cx="12.2" cy="10" r=".5" />
  </Drawing>
)

const DRAWINGS = [<Throw key="throw" />, <Circle key="circle" />, <Run key="run" />]
