import '../../../ui/primitives/crest.css'
import { crestColour } from '../model.ts'

/** The club's crest in the team's colour, which appears nowhere else. */
export function TeamCrest({ colour }: { colour: string }) {
  return (
    <svg className="crest" viewBox="0 0 30 35" aria-hidden="true">
      <path fill={crestColour(colour) ?? 'var(--red)'} d="M0 0H30V20A15 15 0 0 1 0 20z" />
      <g fill="none" stroke="#fff" strokeWidth="1.7">
        <path d="M0 6.2H30M5 6.2V19A10 10 0 0 0 25 19V6.2" />
        <path d="M10 6.2v12a5 5 0 0 0 10 0v-12" strokeDasharray="2.3 2.3" />
      </g>
      <path fill="none" stroke="currentColor" strokeOpacity=".35" d="M.5 .5H29.5V20A14.5 14.5 0 0 1 .5 20z" />
    </svg>
  )
}
