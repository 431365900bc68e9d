import type { Print } from '../model.ts'

const BODY =
  'M104 18 66 34C48 42 36 58 28 82L6 142 52 162 70 128V306H230V128L248 162 294 142 272 82C264 58 252 42 234 34L196 18C186 34 114 34 104 18Z'

/** How a print is told to people who do not see it. */
export function printInWords({ initials, dorsal }: Print): string {
  const parts = [initials && `the initials ${initials}`, dorsal !== null && `the number ${dorsal}`]
  return parts.filter(Boolean).join(' and ') || 'nothing'
}

/** The initials and the number on the back, in the measures of `Shirt`. */
export function PrintMarks({ print: { initials, dorsal } }: { print: Print }) {
  return (
    <g className="marks">
      <text data-initials x="150" y="74" fontSize="24">
        {initials}
      </text>
      <text data-dorsal x="150" y="184" fontSize="128">
        {dorsal ?? ''}
      </text>
    </g>
  )
}

/** The back of a shirt with its print: in the club's red, for items without a picture of their back. */
export function Shirt({ print }: { print: Print }) {
  return (
    <svg viewBox="-10 0 320 320" role="img" aria-label={`Back, printed with ${printInWords(print)}`}>
      <path className="cloth" d={BODY} />
      <path
        className="shade"
        d="M70 128C84 170 82 240 76 306H70ZM230 128C216 170 218 240 224 306H230ZM104 18C114 38 186 38 196 18L188 15C178 26 122 26 112 15Z"
      />
      <PrintMarks print={print} />
    </svg>
  )
}
