import { bothSides } from '../garment.ts'
import { badge, type Cloth, shirt } from '../shirt.ts'
import type { Cut } from '../shirt-patterns.ts'

/** The proportions of each cut. Hoods, zips and pockets follow the shirt. */
const PLACES: Record<Cut, { y: number; scale: number; hem: number }> = {
  men: { y: 0, scale: 1, hem: 302 },
  women: { y: 4, scale: 1, hem: 288 },
  junior: { y: 2, scale: 0.8, hem: 265 },
}

const onCut = (cut: Cut, drawn: string) => {
  const { scale } = PLACES[cut]
  return scale === 1
    ? drawn
    : `<g transform="translate(${(1 - scale) * 150} ${(1 - scale) * 230}) scale(${scale})">${drawn}</g>`
}

export const matchShirt = (cloth: Cloth, cut: Cut, back = false): string =>
  shirt({ cut, cloth, back, lines: true })

export const keeperShirt = (cloth: Cloth, cut: Cut, back = false): string =>
  shirt({ cut, cloth, back, sleeves: 'long' }) +
  onCut(
    cut,
    bothSides(
      `<path fill="none" stroke="${cloth.shade}" stroke-width="3" stroke-dasharray="7 7" d="M30 168L62 178M26 184L58 194M22 200L54 210"/>`,
    ),
  )

/** A training shirt: plain, with a yoke in the second colour. */
export const trainingShirt = (cloth: Cloth, cut: Cut): string => {
  const { y } = PLACES[cut]
  const band = `<path fill="${cloth.trim}" d="M122 ${y + 132}h56v13h-56z"/>`
  return shirt({ cut, cloth }) + onCut(cut, band)
}

/** A bib without sleeves. */
export const bib = ({ cloth, shade, rim, mark }: Cloth): string =>
  `<path fill="${cloth}" stroke="${rim}" stroke-width="3" stroke-linejoin="round" d="M98 24C104 74 196 74 202 24L232 34C226 84 236 120 252 138V292Q150 306 48 292V138C64 120 74 84 68 34z"/>` +
  `<path fill="none" stroke="${shade}" stroke-width="7" d="M48 288Q150 302 252 288M94 26C100 82 200 82 206 26"/>` +
  `<path fill="${shade}" d="M48 226h26v14H48zM226 226h26v14h-26z"/><path fill="${mark}" fill-opacity=".9" d="M112 172h76v14h-76z"/>`

/** A hoodie: longer sleeves, an open hood and a front pocket. */
export function hoodie(cloth: Cloth, cut: Cut, back = false): string {
  const { y } = PLACES[cut]
  const hood = back
    ? `<path fill="${cloth.cloth}" stroke="${cloth.rim}" stroke-width="3" d="M108 ${26 + y}C96 ${-8 + y} 204 ${-8 + y} 192 ${26 + y}C196 ${66 + y} 172 ${84 + y} 150 ${86 + y}C128 ${84 + y} 104 ${66 + y} 108 ${26 + y}z"/><path fill="none" stroke="${cloth.shade}" stroke-width="3" d="M150 ${2 + y}V${84 + y}"/>`
    : `<path fill="${cloth.cloth}" stroke="${cloth.rim}" stroke-width="3" d="M104 ${34 + y}C88 ${-10 + y} 212 ${-10 + y} 196 ${34 + y}C190 ${58 + y} 168 ${70 + y} 150 ${78 + y}C132 ${70 + y} 110 ${58 + y} 104 ${34 + y}z"/>` +
      `<path fill="${cloth.shade}" d="M120 ${32 + y}C120 ${6 + y} 180 ${6 + y} 180 ${32 + y}C176 ${48 + y} 162 ${56 + y} 150 ${62 + y}C138 ${56 + y} 124 ${48 + y} 120 ${32 + y}z"/>` +
      `<path fill="none" stroke="${cloth.mark}" stroke-width="4.500" stroke-linecap="round" d="M138 ${70 + y}q-3 22 0 44M162 ${70 + y}q3 18 1 36"/>`
  const pocket = back
    ? ''
    : `<path fill="${cloth.shade}" d="M114 ${y + 204}h72l18 56q-54 8-108 0z"/><path fill="none" stroke="${cloth.rim}" stroke-width="2" d="M114 ${y + 204}l-18 56M186 ${y + 204}l18 56"/>`
  return (
    shirt({ cut, cloth: { ...cloth, trim: cloth.shade }, back: true, sleeves: 'long' }) +
    onCut(cut, pocket + hood + (back ? '' : badge(cloth, 184, y + 92)))
  )
}

export function jacket(cloth: Cloth, cut: Cut): string {
  const { y, hem } = PLACES[cut]
  const zip =
    `<path fill="${cloth.trim}" d="M112 ${20 + y}C120 ${44 + y} 180 ${44 + y} 188 ${20 + y}L184 ${2 + y}Q150 ${14 + y} 116 ${2 + y}z"/>` +
    `<path stroke="${cloth.trim}" stroke-width="7" d="M150 ${12 + y}V${hem + 5}"/><path stroke="${cloth.mark}" stroke-width="1.800" stroke-dasharray="3 3" d="M150 ${12 + y}V${hem + 5}"/>` +
    bothSides(
      `<path fill="none" stroke="${cloth.mark}" stroke-width="4" stroke-linecap="round" d="M102 ${y + 208}l14 38"/>`,
    )
  return shirt({ cut, cloth, back: true, sleeves: 'long' }) + onCut(cut, zip + badge(cloth, 176, y + 84))
}
