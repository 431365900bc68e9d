import './crest.css'

const PATTERNS = ['bend', 'chevron', 'hoops', 'cross', 'half'] as const
const COLOURS = [
  ['#3d1e6d', '#f4b942'],
  ['#9fd8cb', '#14342b'],
  ['#f2f2f0', '#1c7c54'],
  ['#0b6e4f', '#ffffff'],
  ['#12355b', '#8fc1e3'],
  ['#7a1f3d', '#f3d9a4'],
  ['#2b2b2b', '#e8b04a'],
  ['#d9e4ec', '#a01f2d'],
] as const
const DRAWINGS = {
  bend: 'M-2 6 6-2 34 26 26 34z',
  chevron: 'M0 8 15 18 30 8V15L15 25 0 15z',
  hoops: 'M1 9H29v6H1zM1 22H29v6H1z',
  cross: 'M12.5 0h5V35h-5zM0 11.5H30v5H0z',
  half: 'M15 0H30V35H15z',
} as const

/** The club's crest, drawn or uploaded (see resources/theme.ts). Needs CourtSymbols on the page. */
export function OwnCrest({ className = 'crest' }: { className?: string }) {
  return (
    <svg className={`own-crest ${className}`} viewBox="0 0 30 35" aria-hidden="true">
      <use href="#crest" />
    </svg>
  )
}

/** A shield for another club, always the same for the same name. Needs CourtSymbols on the page. */
export function Crest({ name }: { name: string }) {
  const seed = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  const [field, charge] = COLOURS[seed % COLOURS.length] ?? COLOURS[0]
  const pattern = PATTERNS[Math.floor(seed / COLOURS.length) % PATTERNS.length] ?? 'bend'
  return (
    <svg className="crest" viewBox="0 0 30 35" aria-hidden="true">
      <g clipPath="url(#shield)">
        <path fill={field} d="M0 0H30V35H0z" />
        <path fill={charge} d={DRAWINGS[pattern]} />
      </g>
      <path fill="none" stroke="currentColor" strokeOpacity=".35" d="M1 1H29V20A14 14 0 0 1 1 20z" />
    </svg>
  )
}
