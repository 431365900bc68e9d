import { widthOf, word } from './glyphs.ts'

/** What the store sells. Drawn without a floor, so that it lies on whatever the page is made of. */
export type KitColours = { cloth: string; trim: string; mark: string }

const SHIRT =
  'M104 18 66 34C48 42 36 58 28 82L6 142 52 162 70 128V306H230V128L248 162 294 142 272 82C264 58 252 42 234 34L196 18C186 34 114 34 104 18Z'
const LONG =
  'M104 18 62 36C40 48 32 90 12 236L58 250 74 150V306H226V150L242 250 288 236C268 90 260 48 238 36L196 18C186 34 114 34 104 18Z'
const CLUB = 'M0 0H30V20A15 15 0 0 1 0 20z'

const COLOURS = {
  red: { cloth: '#d92c1f', trim: '#0d3450', mark: '#ffffff' },
  navy: { cloth: '#12405f', trim: '#d92c1f', mark: '#ffffff' },
  yellow: { cloth: '#f9cb3a', trim: '#0d3450', mark: '#0d3450' },
  green: { cloth: '#3fae68', trim: '#14342b', mark: '#ffffff' },
  white: { cloth: '#fbf9f6', trim: '#d92c1f', mark: '#0d3450' },
  grey: { cloth: '#8d98a3', trim: '#26343f', mark: '#ffffff' },
  black: { cloth: '#2b3540', trim: '#8d98a3', mark: '#f9cb3a' },
} as const satisfies Record<string, KitColours>

export type KitColour = keyof typeof COLOURS

const lines = (colour: string) =>
  `<g fill="none" stroke="${colour}" stroke-width="3.2"><path d="M82 293A56 56 0 0 1 138 237H162A56 56 0 0 1 218 293"/>` +
  `<path opacity=".85" stroke-dasharray="9 9" d="M54 293A84 84 0 0 1 138 209H162A84 84 0 0 1 246 293"/></g>`

const shape = (path: string, { cloth, trim }: KitColours) =>
  `<clipPath id="c"><path d="${path}"/></clipPath><path d="${path}" fill="${cloth}"/><g clip-path="url(#c)">` +
  `<path fill="${trim}" d="M6 142 52 162 58 151 10 131ZM294 142 248 162 242 151 290 131ZM70 292H230V306H70Z"/>` +
  `<path fill="#04141f" opacity=".13" d="M70 128C84 170 82 240 76 306H60V120ZM230 128C216 170 218 240 224 306H240V120Z"/>`

const badge = ({ mark, cloth }: KitColours) =>
  `<g transform="translate(178 76)"><path fill="${mark}" d="${CLUB}"/><path fill="none" stroke="${cloth}" stroke-width="2" d="M5 6V19A10 10 0 0 0 25 19V6M0 6H30"/></g>`

const front = (path: string, colours: KitColours, more = '') =>
  `${shape(path, colours)}${more}</g><path fill="${colours.trim}" d="M104 18C114 50 186 50 196 18L188 15C180 36 120 36 112 15Z"/>${badge(colours)}`

type Drawing = (colours: KitColours) => string

const KINDS = {
  shirt: (colours) => front(SHIRT, colours, lines(colours.mark)),
  shirtBack: (colours) =>
    `${shape(SHIRT, colours)}${lines(colours.mark)}</g><path fill="${colours.trim}" d="M104 18C114 38 186 38 196 18L188 15C178 26 122 26 112 15Z"/>`,
  top: (colours) => front(SHIRT, colours, `<path fill="${colours.trim}" d="M70 196H230v14H70z"/>`),
  keeper: (colours) =>
    front(LONG, colours, word('1', 150 - widthOf('1', 60) / 2, 150, 60, colours.mark, 1.4)),
  keeperBack: (colours) =>
    `${shape(LONG, colours)}</g><path fill="${colours.trim}" d="M104 18C114 38 186 38 196 18L188 15C178 26 122 26 112 15Z"/>`,
  hoodie: (colours) =>
    `${shape(LONG, colours)}<path fill="${colours.trim}" d="M112 214h76l14 54H98z"/></g>` +
    `<path fill="${colours.cloth}" stroke="${colours.trim}" stroke-width="5" d="M104 18C92 62 124 78 150 82 176 78 208 62 196 18 184 2 116 2 104 18z"/>` +
    `<path stroke="${colours.mark}" stroke-width="5" d="M138 82v36M162 82v30"/>${badge(colours)}`,
  hoodieBack: (colours) =>
    `${shape(LONG, colours)}</g><path fill="${colours.cloth}" stroke="${colours.trim}" stroke-width="5" d="M104 18C100 56 124 66 150 70 176 66 200 56 196 18 184 2 116 2 104 18z"/>`,
  jacket: (colours) =>
    `${shape(LONG, colours)}</g><path fill="${colours.trim}" d="M104 18C114 50 186 50 196 18L190 8H110z"/>` +
    `<path stroke="${colours.trim}" stroke-width="6" d="M150 46V306"/><path stroke="${colours.mark}" stroke-width="4" d="M92 214l22 34M208 214l-22 34"/>${badge(colours)}`,
  shorts: ({ cloth, trim, mark }) =>
    `<path fill="${cloth}" d="M48 60H252L284 252 174 264 150 150 126 264 16 252z"/><path fill="${trim}" d="M48 60H252l5 30H43zM16 252l3-20 112 12-5 20zM284 252l-3-20-112 12 5 20z"/>` +
    `<g transform="translate(218 196) scale(.8)"><path fill="${mark}" d="${CLUB}"/></g>`,
  pants: ({ cloth, trim }) =>
    `<path fill="${cloth}" d="M82 20H218L240 304H174L150 110 126 304H60z"/><path fill="${trim}" d="M82 20H218l2 26H80zM74 120l10 0-12 184H60zM226 120h-10l12 184h12z"/>`,
  sock: ({ cloth, trim, mark }) =>
    `<path fill="${cloth}" d="M100 20h76v136c0 26 20 34 52 52s46 72 6 78c-46 7-138-26-144-78C86 172 100 130 100 20z"/>` +
    `<path fill="${mark}" d="M100 40h76v16H100zM100 72h76v16H100z"/><path fill="${trim}" d="M228 208c32 20 46 72 6 78-13 2-27 1-40-2 0-33 12-60 34-76z"/>`,
  shoe: ({ cloth, trim, mark }) =>
    `<path fill="${cloth}" d="M14 136c33 13 66 7 86-26l112 72c27 17 86 20 93 46v20H14z"/><path fill="${mark}" d="M14 244h291v26H14z"/>` +
    `<path stroke="${mark}" stroke-width="10" d="M124 124l-20 26M150 142l-20 26M178 160l-20 26"/><path fill="${trim}" d="M14 190h60l-12 54H14z"/>`,
  ball: ({ cloth, trim }) =>
    `<circle cx="150" cy="160" r="122" fill="${cloth}"/><g fill="none" stroke="${trim}" stroke-width="9"><circle cx="150" cy="160" r="122"/>` +
    `<path d="M150 108 202 144 182 206H118L98 144zM150 108V38M202 144l64-26M182 206l38 58M118 206 80 264M98 144 34 118"/></g>`,
  bag: ({ cloth, trim, mark }) =>
    `<path fill="none" stroke="#7a8791" stroke-width="13" d="M86 128C86 44 214 44 214 128"/><rect x="14" y="116" width="272" height="148" rx="22" fill="${cloth}"/>` +
    `<path fill="${trim}" d="M66 116h26v148H66zM208 116h26v148h-26z"/><path stroke="${mark}" stroke-width="8" stroke-dasharray="16 16" d="M98 134h104"/>`,
  backpack: ({ cloth, trim, mark }) =>
    `<path fill="none" stroke="#7a8791" stroke-width="12" d="M118 50c0-36 64-36 64 0"/><rect x="64" y="46" width="172" height="246" rx="60" fill="${cloth}"/>` +
    `<rect x="88" y="176" width="124" height="96" rx="18" fill="${trim}"/><path stroke="${mark}" stroke-width="8" d="M108 204h84"/>`,
  bottle: ({ cloth, trim, mark }) =>
    `<path fill="${trim}" d="M120 20h60v40h-60z"/><path fill="${cloth}" d="M112 66h76c0 26 28 34 28 66v146c0 18-10 28-28 28h-76c-18 0-28-10-28-28V132c0-32 28-40 28-66z"/>` +
    `<path fill="${mark}" d="M84 176h132v54H84z"/><path stroke="${trim}" stroke-width="12" d="M130 203h40"/>`,
  tape: ({ cloth, trim, mark }) =>
    `<circle cx="150" cy="160" r="112" fill="${cloth}"/><circle cx="150" cy="160" r="54" fill="${trim}"/><circle cx="150" cy="160" r="40" fill="${mark}"/>` +
    `<path fill="${cloth}" d="M150 248h132v24H150z"/>`,
} as const satisfies Record<string, Drawing>

export type KitKind = keyof typeof KINDS
const KIT_SIDE = 640

/** An SVG of something the store sells. The same kind and colour draw the same picture. */
export const drawKit = (kind: KitKind, colour: KitColour): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${KIT_SIDE}" height="${KIT_SIDE}" viewBox="-10 0 320 320">${KINDS[kind](COLOURS[colour])}</svg>`
