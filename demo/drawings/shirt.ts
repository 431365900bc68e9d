import { bothSides } from './garment.ts'
import { CAPITAL, letters } from './lettering/face.ts'
import { NARROW } from './lettering/narrow.ts'
import { WIDE } from './lettering/wide.ts'
import { type Cut, type Pattern, patternOf, type Sleeves } from './shirt-patterns.ts'

export type Cloth = {
  cloth: string
  /** Folds and seams. */
  shade: string
  /** A highlight along the edge separates dark cloth from a dark page. */
  rim: string
  trim: string
  mark: string
}
export type ShirtFacts = {
  cut?: Cut
  sleeves?: Sleeves
  back?: boolean
  cloth: Cloth
  /** On the back. */
  number?: string
  name?: string
  /** The six metre line and the dashed nine metre line on the hem. */
  lines?: boolean
}

/** A shirt lying flat on 300 by 320, front or back, in the given cut. */
export function shirt(facts: ShirtFacts): string {
  const { cut = 'men', sleeves = 'short', cloth, back = false, lines = false } = facts
  const pattern = patternOf(cut, sleeves)
  const body =
    `<path d="${pattern.outline}" fill="${cloth.cloth}" stroke="${cloth.rim}" stroke-width="3" stroke-linejoin="round"/>` +
    bothSides(
      `<path fill="${cloth.shade}" d="${pattern.fold}${pattern.panel}"/><path fill="${cloth.trim}" d="${pattern.cuff}"/>` +
        `<path fill="none" stroke="${cloth.shade}" stroke-width="2.200" d="${pattern.seam}"/>`,
    ) +
    (lines ? hemLines(pattern, cloth) : '') +
    (back ? backOf(pattern, facts) : frontOf(pattern, cloth))
  return fitted(pattern, body)
}

/** Small cuts are drawn smaller on the same field, aligned at the bottom. */
const fitted = ({ scale }: Pattern, drawn: string) =>
  scale === 1
    ? drawn
    : `<g transform="translate(${(1 - scale) * 150} ${(1 - scale) * 230}) scale(${scale})">${drawn}</g>`

function hemLines({ hem: [left, y] }: Pattern, { mark }: Cloth): string {
  const [inner, outer] = [left + 22, left + 8]
  const r = 150 - inner - 12
  const R = 150 - outer - 12
  return (
    `<g fill="none" stroke="${mark}" stroke-width="3"><path d="M${inner} ${y}A${r} ${r} 0 0 1 ${inner + r} ${y - r}H${300 - inner - r}A${r} ${r} 0 0 1 ${300 - inner} ${y}"/>` +
    `<path opacity=".9" stroke-dasharray="8 8" d="M${outer + 18} ${y - R * 0.36}A${R} ${R} 0 0 1 ${outer + R} ${y - R}H${300 - outer - R}A${R} ${R} 0 0 1 ${282 - outer} ${y - R * 0.36}"/></g>`
  )
}

function frontOf({ neck: [left, y], vNeck }: Pattern, cloth: Cloth): string {
  const right = 300 - left
  const [x1, x2, top] = [left + 9, right - 9, y - 3]
  const inside = vNeck
    ? `M${left + 2} ${y + 1}L150 ${y + 56}L${right - 2} ${y + 1}Q150 ${y + 20} ${left + 2} ${y + 1}z`
    : `M${left + 2} ${y + 1}C${left + 8} ${y + 40} ${right - 8} ${y + 40} ${right - 2} ${y + 1}Q150 ${y + 20} ${left + 2} ${y + 1}z`
  const band = vNeck
    ? `M${left} ${y}L150 ${y + 58}L${right} ${y}L${x2} ${top}L150 ${y + 44}L${x1} ${top}z`
    : `M${left} ${y}C${left + 8} ${y + 42} ${right - 8} ${y + 42} ${right} ${y}L${x2} ${top}C${x2 - 8} ${y + 28} ${x1 + 8} ${y + 28} ${x1} ${top}z`
  return `<path fill="${cloth.shade}" d="${inside}"/><path fill="${cloth.trim}" d="${band}"/>${badge(cloth, 178, y + 62)}`
}

function backOf(
  { neck: [left, y], hem: [, end], number: size }: Pattern,
  { cloth, number, name }: ShirtFacts,
): string {
  const right = 300 - left
  const collar = `<path fill="${cloth.trim}" d="M${left} ${y}C${left + 10} ${y + 15} ${right - 10} ${y + 15} ${right} ${y}L${right - 9} ${y - 4}C${right - 18} ${y + 5} ${left + 18} ${y + 5} ${left + 9} ${y - 4}z"/>`
  const digits = number
    ? letters(NARROW, number, {
        x: 150,
        y: (y + end) / 2 - 12 + (size * CAPITAL) / 2,
        size,
        fill: cloth.mark,
        anchor: 'middle',
      })
    : ''
  const above = name
    ? letters(WIDE, name, { x: 150, y: y + 62, size: 19, fill: cloth.mark, anchor: 'middle' })
    : ''
  return collar + digits + above
}

/** The club's crest on the chest. */
export const badge = ({ mark, cloth }: Pick<Cloth, 'mark' | 'cloth'>, x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) scale(.86)"><path fill="${mark}" d="M0 0H30V20A15 15 0 0 1 0 20z"/>` +
  `<path fill="none" stroke="${cloth}" stroke-width="2.200" d="M6 6.500V19A9 9 0 0 0 24 19V6.500M0 6.500H30"/></g>`
