import { USUAL_COLOURS } from '../features/club/model.ts'
import type { Club } from '../kernel/club.ts'
import { paths } from './paths.ts'

type Look = Pick<Club, 'primaryColour' | 'secondaryColour' | 'crest'>

/**
 * Returns the URL of the stylesheet with the club's colours and crest, or undefined if the club uses the default look.
 */
export function themeAddress({ primaryColour, secondaryColour, crest }: Look): string | undefined {
  const isUsual =
    primaryColour === USUAL_COLOURS.primaryColour && secondaryColour === USUAL_COLOURS.secondaryColour
  if (isUsual && !crest) return undefined
  const colours = `${paths.theme}?colours=${primaryColour.slice(1)}-${secondaryColour.slice(1)}`
  return crest ? `${colours}&crest=${crest}` : colours
}
