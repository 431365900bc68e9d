import { bothSides } from '../garment.ts'
import { largeBall } from '../handball.ts'
import { badge, type Cloth } from '../shirt.ts'
import type { Cut } from '../shirt-patterns.ts'

/** Wide and knee-length, short with a curved leg, or small with a cord. */
const LEGS: Record<Cut, { outline: string; hem: string; fold: string; scale: number; badgeY: number }> = {
  men: {
    outline: 'M56 54H244C252 110 272 190 286 250L176 268 150 152 124 268 14 250C28 190 48 110 56 54z',
    hem: 'M19 231 14 250 124 268 128.500 248z',
    fold: 'M150 96C140 140 132 180 116 226 130 200 142 172 150 152z',
    scale: 1,
    badgeY: 196,
  },
  women: {
    outline:
      'M74 70H226C240 108 256 146 268 182 272 196 262 210 246 214L172 226C166 196 158 180 150 168 142 180 134 196 128 226L54 214C38 210 28 196 32 182 44 146 60 108 74 70z',
    hem: 'M37 168 32 182C28 196 38 210 54 214L128 226 131 212 58 200C48 198 42 188 46 174z',
    fold: 'M150 104C142 130 132 152 112 178 130 170 144 156 150 140z',
    scale: 1,
    badgeY: 160,
  },
  junior: {
    outline: 'M60 64H240C250 120 264 176 274 222L174 238 150 156 126 238 26 222C36 176 50 120 60 64z',
    hem: 'M30 204 26 222 126 238 131 219z',
    fold: 'M150 104C140 140 134 172 118 206 132 186 144 168 150 156z',
    scale: 0.84,
    badgeY: 176,
  },
}

export function shorts(cloth: Cloth, cut: Cut): string {
  const { outline, hem, fold, scale, badgeY } = LEGS[cut]
  const top = cut === 'women' ? 70 : cut === 'junior' ? 64 : 54
  const [left, right] = cut === 'women' ? [74, 226] : cut === 'junior' ? [60, 240] : [56, 244]
  const drawn =
    `<path fill="${cloth.cloth}" stroke="${cloth.rim}" stroke-width="3" stroke-linejoin="round" d="${outline}"/>` +
    bothSides(`<path fill="${cloth.shade}" d="${fold}"/><path fill="${cloth.trim}" d="${hem}"/>`) +
    `<path fill="${cloth.shade}" d="M${left} ${top}H${right}L${right + 4} ${top + 26}H${left - 4}z"/>` +
    `<path stroke="${cloth.cloth}" stroke-width="2" stroke-dasharray="4 5" d="M${left + 4} ${top + 13}H${right - 4}"/>` +
    `<path fill="none" stroke="${cloth.mark}" stroke-width="4" stroke-linecap="round" d="M144 ${top + 24}q-8 20-4 38M156 ${top + 24}q8 16 5 32"/>` +
    badge(cloth, cut === 'women' ? 214 : 222, badgeY)
  return scale === 1 ? drawn : `<g transform="translate(24 30) scale(${scale})">${drawn}</g>`
}

export function pants(cloth: Cloth, cut: Cut): string {
  const drawn =
    `<path fill="${cloth.cloth}" stroke="${cloth.rim}" stroke-width="3" stroke-linejoin="round" d="M84 14H216C228 90 236 200 238 302L180 308C174 240 162 160 150 112 138 160 126 240 120 308L62 302C64 200 72 90 84 14z"/>` +
    bothSides(
      `<path fill="${cloth.trim}" d="M82.500 24C74 90 65 200 62 302L74 303.500C77 204 84 110 92 24z"/><path fill="none" stroke="${cloth.shade}" stroke-width="3" d="M104 130C100 190 98 240 96 304M98 178q14 8 26 2"/><path fill="${cloth.shade}" d="M62 286L62 302 120 308 122 291z"/>`,
    ) +
    `<path fill="${cloth.shade}" d="M84 14H216L219 40H81z"/><path fill="none" stroke="${cloth.mark}" stroke-width="4" stroke-linecap="round" d="M145 38q-6 18-3 32M155 38q6 14 4 26"/>`
  return cut === 'junior' ? `<g transform="translate(30 54) scale(.8)">${drawn}</g>` : drawn
}

/** A pair, one half under the other. */
export function sock({ cloth, shade, rim, trim, mark }: Cloth): string {
  const one = (fill: string) =>
    `<path fill="${fill}" stroke="${rim}" stroke-width="3" stroke-linejoin="round" d="M96 18h74v146c0 20 16 30 48 48 44 26 42 76 0 82-48 7-126-28-132-76C82 176 96 130 96 18z"/>` +
    `<path fill="${mark}" d="M96 44h74v13H96zM95.500 70h74.500v13H95.500z"/><path fill="${trim}" d="M222 214c38 26 38 74-4 80-12 2-26 1-40-2 0-34 16-62 44-78zM86 206c10-4 36-4 42 10 6 16-8 30-24 34-10-12-16-26-18-44z"/>` +
    `<path fill="none" stroke="${shade}" stroke-width="2.500" d="M112 20v20M126 20v20M140 20v20M154 20v20"/>`
  return `<g transform="translate(34 8)">${one(shade)}</g><g transform="translate(-22 6)">${one(cloth)}</g>`
}

export const shoe = ({ cloth, shade, rim, trim, mark }: Cloth): string =>
  `<path fill="${cloth}" stroke="${rim}" stroke-width="3" stroke-linejoin="round" d="M20 232C14 196 18 160 32 128 48 140 72 138 92 112 106 120 116 128 128 142L190 182C228 194 276 196 288 232z"/>` +
  `<path fill="${trim}" d="M20 232C14 196 18 160 32 128 42 136 54 138 64 136 52 166 52 200 58 232z"/>` +
  `<path fill="${shade}" d="M288 232C280 206 254 198 226 192 218 204 216 218 220 232z"/>` +
  `<path fill="none" stroke="${mark}" stroke-width="9" d="M86 232C88 206 104 186 134 178M112 232C116 214 130 200 156 192"/>` +
  `<path fill="none" stroke="${mark}" stroke-width="6" stroke-linecap="round" d="M118 134l-18 22M138 150l-18 22M158 164l-18 22M176 176l-14 18"/>` +
  `<path fill="${mark}" stroke="${rim}" stroke-width="2" d="M16 232H290C294 246 288 258 272 260H40C22 258 14 246 16 232z"/><path stroke="${shade}" stroke-width="3" stroke-dasharray="10 8" d="M24 248H284"/>`

export const handball = ({ cloth, rim, trim, mark }: Cloth): string =>
  largeBall(150, 162, 124, { ball: cloth, seam: trim }, 0, mark) +
  `<circle cx="150" cy="162" r="124" fill="none" stroke="${rim}" stroke-width="3"/>`

export const bag = ({ cloth, shade, rim, trim, mark }: Cloth): string =>
  `<path fill="none" stroke="${trim}" stroke-width="12" d="M84 150C78 30 222 30 216 150"/>` +
  `<path fill="${cloth}" stroke="${rim}" stroke-width="3" d="M38 122H262C284 122 292 142 290 190S284 262 262 264H38C16 262 12 238 10 190 8 142 16 122 38 122z"/>` +
  `<path fill="${shade}" d="M10 190C8 142 16 122 38 122 54 140 54 244 38 264 16 262 12 238 10 190zM290 190C292 142 284 122 262 122 246 140 246 244 262 264 284 262 288 238 290 190z"/>` +
  `<path fill="${trim}" d="M76 123h18v140H76zM206 123h18v140h-18z"/><path fill="none" stroke="${mark}" stroke-width="4" stroke-dasharray="10 8" d="M54 138H246"/>` +
  badge({ mark, cloth }, 137, 176)

export const backpack = ({ cloth, shade, rim, trim, mark }: Cloth): string =>
  `<path fill="none" stroke="${trim}" stroke-width="11" d="M120 44c0-36 60-36 60 0"/>` +
  `<path fill="${cloth}" stroke="${rim}" stroke-width="3" d="M64 120C64 70 90 38 150 38S236 70 236 120V262C236 284 226 294 204 294H96C74 294 64 284 64 262z"/>` +
  `<path fill="${shade}" d="M64 176C46 186 46 256 64 266zM236 176C254 186 254 256 236 266z"/>` +
  `<path fill="${shade}" d="M88 190H212V262Q212 274 200 274H100Q88 274 88 262z"/><path fill="none" stroke="${mark}" stroke-width="4" d="M98 206H202"/>` +
  `<path fill="none" stroke="${trim}" stroke-width="5" d="M80 128C86 84 112 64 150 64S214 84 220 128"/>${badge({ mark, cloth }, 137, 112)}`

export const bottle = ({ cloth, shade, rim, trim, mark }: Cloth): string =>
  `<path fill="${trim}" d="M132 12h36v20h-36zM116 32h68v36h-68z"/>` +
  `<path fill="${cloth}" stroke="${rim}" stroke-width="3" d="M112 68h76c0 26 30 34 30 68 0 24-12 30-12 48s12 22 12 44v54c0 16-10 26-28 26h-80c-18 0-28-10-28-26v-54c0-22 12-26 12-44s-12-24-12-48c0-34 30-42 30-68z"/>` +
  `<path fill="${shade}" d="M190 69c0 26 28 33 28 67 0 24-12 30-12 48s12 22 12 44v54c0 16-10 26-28 26h-12c14-20 14-60 10-84-3-22-3-40 0-60 4-30-6-70-18-95z"/>${badge({ mark, cloth }, 122, 240)}`

export const tape = ({ cloth, shade, rim, trim, mark }: Cloth): string =>
  `<path fill="${shade}" d="M150 246h136v26H150z"/><circle cx="150" cy="160" r="112" fill="${cloth}" stroke="${rim}" stroke-width="3"/>` +
  `<g fill="none" stroke="${shade}" stroke-width="2"><circle cx="150" cy="160" r="98"/><circle cx="150" cy="160" r="84"/><circle cx="150" cy="160" r="70"/></g>` +
  `<circle cx="150" cy="160" r="54" fill="${trim}"/><circle cx="150" cy="160" r="42" fill="${mark}"/>`

export const whistle = ({ cloth, shade, rim, trim, mark }: Cloth): string =>
  `<path fill="none" stroke="${trim}" stroke-width="8" d="M226 128C300 60 250 6 160 30S40 60 30 20"/>` +
  `<path fill="${cloth}" stroke="${rim}" stroke-width="3" stroke-linejoin="round" d="M24 118H214A74 74 0 1 1 118 236L112 186H24z"/>` +
  `<circle cx="196" cy="212" r="34" fill="${shade}"/><circle cx="196" cy="212" r="15" fill="${mark}"/><path fill="${shade}" d="M96 118h44l-14 34H96z"/>`

/** An elastic armband with the captain's C. */
export const band = ({ cloth, shade, rim, mark }: Cloth): string =>
  `<path fill="${shade}" d="M40 112C80 84 220 84 260 112V208C220 180 80 180 40 208z"/>` +
  `<path fill="${cloth}" stroke="${rim}" stroke-width="3" d="M40 112C80 146 220 146 260 112V208C220 244 80 244 40 208z"/>` +
  `<path fill="none" stroke="${mark}" stroke-width="14" d="M168 172a22 22 0 1 0 0 34"/>`

export const tub = ({ cloth, shade, rim, trim, mark }: Cloth): string =>
  `<path fill="${trim}" d="M66 70Q66 56 80 56H220Q234 56 234 70V112H66z"/><path stroke="${shade}" stroke-opacity=".5" stroke-width="4" d="M86 62v46M112 62v46M138 62v46M164 62v46M190 62v46M214 62v46"/>` +
  `<path fill="${cloth}" stroke="${rim}" stroke-width="3" d="M74 112H226L218 276Q217 288 204 288H96Q83 288 82 276z"/><path fill="${shade}" d="M200 113H226L218 276Q217 288 204 288H188Q198 210 200 113z"/>` +
  `<circle cx="146" cy="198" r="44" fill="${mark}"/><path fill="none" stroke="${cloth}" stroke-width="6" d="M114 212A34 34 0 0 1 178 212"/><path fill="none" stroke="${cloth}" stroke-width="5" stroke-dasharray="7 7" d="M122 184A30 30 0 0 1 170 184"/>`
