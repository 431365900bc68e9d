import { variantFor } from '../../../ui/primitives/court-crop.tsx'

type Balloon = readonly [x: number, y: number, radius: number, colour: string]

const [PALE, MARK, RED] = ['var(--on-floor)', 'var(--mark)', 'var(--goal)']

/** Where the strings meet, and the balloons above. */
type Bunch = readonly [x: number, balloons: readonly Balloon[]]

const BUNCHES: readonly [Bunch, ...Bunch[]] = [
  [
    6,
    [
      [3.1, 3.4, 1.1, PALE],
      [5.6, 2.3, 1.35, MARK],
      [8.4, 3.7, 1, PALE],
    ],
  ],
  [
    4.4,
    [
      [2.4, 3, 0.95, MARK],
      [4.6, 1.9, 1.15, PALE],
      [6.9, 2.6, 1, RED],
      [8.9, 3.9, 0.85, MARK],
    ],
  ],
  [
    7.6,
    [
      [4.6, 2.7, 1.2, RED],
      [8.1, 2.5, 1.45, PALE],
    ],
  ],
  [
    6,
    [
      [2, 4, 0.8, PALE],
      [3.9, 2.5, 0.95, RED],
      [6, 1.7, 1.05, MARK],
      [8.1, 2.5, 0.95, RED],
      [10, 4, 0.8, PALE],
    ],
  ],
  [
    8,
    [
      [5.2, 3.6, 0.9, PALE],
      [7.4, 2, 1.3, MARK],
      [9.9, 3.1, 1.05, RED],
    ],
  ],
  [
    3.8,
    [
      [2, 2.6, 1.25, MARK],
      [5, 3.1, 1.1, PALE],
      [7.7, 2, 0.9, MARK],
    ],
  ],
]

/** A birthday: balls as balloons over the free-throw line, in a bunch that goes with the name of the event. [EVT-011] */
export function BirthdayPicture({ name }: { name: string }) {
  const [knot, balloons] = variantFor(name, BUNCHES)
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
      {balloons.map(([x, y, radius, colour]) => (
        <g key={x} fill="none" strokeWidth=".06">
          <path
            stroke="var(--on-floor)"
            d={`M${x} ${y + radius}Q${x + 0.5} ${y + radius + 1.2} ${knot} 7.4`}
          />
          <circle cx={x} cy={y} r={radius} fill={colour} />
          <path stroke="var(--floor)" d={seamsOf(x, y, radius)} />
        </g>
      ))}
    </svg>
  )
}

/** Two bent seams from rim to rim. */
const seamsOf = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}Q${x} ${y + r * 0.9} ${x + r} ${y}M${x} ${y - r}Q${x + r * 0.9} ${y} ${x} ${y + r}`
