import type { Club } from '../../kernel/club.ts'

type Look = Pick<Club, 'primaryColour' | 'secondaryColour'>

const MARK = '#fdcb35'

/**
 * Draws the crest in a square as SVG: alone, or filled with the second colour for home screens, which crop the corners.
 */
export function crestIcon(look: Look, png: Buffer | undefined, isFilled: boolean): string {
  const ground = isFilled ? `<path fill="${look.secondaryColour}" d="M-17.5-15H47.5V50H-17.5z"/>` : ''
  const view = isFilled ? '-12.5 -10 55 55' : '-2.5 0 35 35'
  return svg(view, ground + crestOf(look, png))
}

/** Draws the preview picture for links without their own: the crest and the court, 1200 by 630. */
export function sharedPicture(look: Look, png: Buffer | undefined): string {
  const court = `<g transform="matrix(-31.4 0 0 31.4 1190 1.5)" fill="none" stroke="#fff" stroke-width=".09">
    <path fill="${look.primaryColour}" d="M0 2.5A6 6 0 0 1 6 8.5v3A6 6 0 0 1 0 17.5z"/>
    <path d="M0 0V20M0 2.5A6 6 0 0 1 6 8.5v3A6 6 0 0 1 0 17.5M0 8.5h-1v3h1M4 9.7v.6"/>
    <path stroke-dasharray=".5 .5" d="M2.958 0A9 9 0 0 1 9 8.5v3A9 9 0 0 1 2.958 20"/>
    <path stroke="${MARK}" stroke-width=".25" d="M7 9.5v1"/></g>`
  const crest = `<g transform="matrix(10.8 0 0 10.8 150 126)">${crestOf(look, png)}</g>`
  return svg('0 0 1200 630', `<path fill="${look.secondaryColour}" d="M0 0H1200V630H0z"/>${court}${crest}`)
}

/** Returns the uploaded crest or the drawn one, 30 by 35 units. */
function crestOf({ primaryColour }: Look, png: Buffer | undefined): string {
  if (png) return `<image href="data:image/png;base64,${png.toString('base64')}" width="30" height="35"/>`
  return `<path fill="${primaryColour}" d="M0 0H30V20A15 15 0 0 1 0 20z"/>
    <g fill="none" stroke="#fff"><path d="M0 6.2H30" stroke-width="1.7"/>
    <path d="M5 6.2V19A10 10 0 0 0 25 19V6.2" stroke-width="1.7"/>
    <path d="M10 6.2v12a5 5 0 0 0 10 0v-12" stroke-width="1.7" stroke-dasharray="2.3 2.3"/></g>
    <path stroke="${MARK}" stroke-width="2.6" d="M11 28.4h8"/>`
}

const svg = (view: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">${content}</svg>`
