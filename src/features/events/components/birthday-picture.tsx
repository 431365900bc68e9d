import { variantFor } from '../../../ui/primitives/court-crop.tsx'

type Balloon = { x: number; y: number; radius: number; colour: string }

/** `knot` is the x coordinate where the strings meet. */
type Bunch = { knot: number; balloons: readonly Balloon[] }

const PALE = 'var(--on-floor)'
const MARK = 'var(--mark)'
const RED = 'var(--goal)'

const balloon = (x: number, y: number, radius: number, colour: string): Balloon => ({ x, y, radius, colour })

const LEANING: readonly Bunch[] = [
  {
    knot: 6,
    balloons: [balloon(3.1, 3.4, 1.1, PALE), balloon(5.6, 2.3, 1.35, MARK), balloon(8.4, 3.7, 1, PALE)],
  },
  {
    knot: 4.4,
    balloons: [
      balloon(2.4, 3, 0.95, MARK),
      balloon(4.6, 1.9, 1.15, PALE),
      balloon(6.9, 2.6, 1, RED),
      balloon(8.9, 3.9, 0.85, MARK),
    ],
  },
  { knot: 7.6, balloons: [balloon(4.6, 2.7, 1.2, RED), balloon(8.1, 2.5, 1.45, PALE)] },
  {
    knot: 8,
    balloons: [balloon(5.2, 3.6, 0.9, PALE), balloon(7.4, 2, 1.3, MARK), balloon(9.9, 3.1, 1.05, RED)],
  },
  {
    knot: 3.8,
    balloons: [balloon(2, 2.6, 1.25, MARK), balloon(5, 3.1, 1.1, PALE), balloon(7.7, 2, 0.9, MARK)],
  },
]

const FIVE: Bunch = {
  knot: 6,
  balloons: [
    balloon(2, 4, 0.8, PALE),
    balloon(3.9, 2.5, 0.95, RED),
    balloon(6, 1.7, 1.05, MARK),
    balloon(8.1, 2.5, 0.95, RED),
    balloon(10, 4, 0.8, PALE),
  ],
}

const mirrored = ({ knot, balloons }: Bunch): Bunch => ({
  knot: 12 - knot,
  balloons: balloons.map((one) => ({ ...one, x: 12 - one.x })),
})

const BUNCHES: readonly [Bunch, ...Bunch[]] = [FIVE, ...LEANING, ...LEANING.map(mirrored)]

/** The picture of a birthday without its own: handballs as balloons, in a variant that depends on the event's name. */
export function BirthdayPicture({ name }: { name: string }) {
  const { knot, balloons } = variantFor(name, BUNCHES)
  return (
    <svg viewBox="0 0 12 8" preserveAspectRatio="xMidYMid slice" role="img" aria-label="Birthday">
      <path fill="var(--goal)" d="M0 8V6.6A9 9 0 0 1 12 6.6V8z" />
      <path
        fill="none"
        stroke="var(--on-floor)"
        strokeWidth=".09"
        strokeDasharray=".42 .42"
        d="M0 5.4A9.6 9.6 0 0 1 12 5.4"
      />
      {balloons.map(({ x, y, radius, colour }) => (
        <g key={x} fill="none" strokeWidth=".06">
          <path
            stroke="var(--on-floor)"
            d={`M${x} ${y + radius}Q${x + 0.5} ${y + radius + 1.2} ${knot} 7.4`}
          />
          <circle cx={x} cy={y} r={radius} fill={colour} />
          <path stroke="var(--floor)" d={seamPath(x, y, radius)} />
        </g>
      ))}
    </svg>
  )
}

/** Returns the path of three curved seams, as on the handballs in other drawings. */
function seamPath(x: number, y: number, radius: number): string {
  const rim = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return `${(x + Math.cos(angle) * radius).toFixed(2)} ${(y + Math.sin(angle) * radius).toFixed(2)}`
  }
  const [rx, ry] = [radius * 1.12, radius * 0.38]
  return [20, 140, 260]
    .map((turn) => `M${rim(turn + 10)}A${rx} ${ry} ${turn} 0 1 ${rim(turn + 170)}`)
    .join('')
}
