import { USUAL_COLOURS } from '../features/club/model.ts'
import type { Club } from '../kernel/club.ts'
import { paths } from './paths.ts'

type Look = Pick<Club, 'primaryColour' | 'secondaryColour' | 'crest'>

/**
 * Where the style sheet of a club's colours and crest is; undefined for the usual colours with the drawn crest, which
 * need none.
 */
export function themeAddress({ primaryColour, secondaryColour, crest }: Look): string | undefined {
  const isUsual =
    primaryColour === USUAL_COLOURS.primaryColour && secondaryColour === USUAL_COLOURS.secondaryColour
  if (isUsual && !crest) return undefined
  const colours = `${paths.theme}?colours=${primaryColour.slice(1)}-${secondaryColour.slice(1)}`
  return crest ? `${colours}&crest=${crest}` : colours
}
