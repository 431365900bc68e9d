/** What a birthday event shows: balls as balloons over the free-throw line, one of them ours. [EVT-011] */
export function BirthdayPicture() {
  const balloons = [
    [3.1, 3.4, 1.1, 'var(--on-floor)'],
    [5.6, 2.3, 1.35, 'var(--mark)'],
    [8.4, 3.7, 1, 'var(--on-floor)'],
  ] as const
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
        <g key={x}>
          <path
            fill="none"
            stroke="var(--on-floor)"
            strokeWidth=".06"
            d={`M${x} ${y + radius}Q${x + 0.5} ${y + radius + 1.2} 6 7.4`}
          />
          <circle cx={x} cy={y} r={radius} fill={colour} />
          <path
            fill="none"
            stroke="var(--floor)"
            strokeWidth=".06"
            d={`M${x - radius} ${y}h${2 * radius}M${x} ${y - radius}v${2 * radius}`}
          />
        </g>
      ))}
    </svg>
  )
}
