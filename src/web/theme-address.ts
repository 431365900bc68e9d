import { USUAL_COLOURS } from '../features/club/model.ts'
import type { Club } from '../kernel/club.ts'
import { paths } from './paths.ts'

type Colours = Pick<Club, 'primaryColour' | 'secondaryColour'>

/** Where the style sheet of a club's colours is; undefined for the usual colours, which need none. */
export function themeAddress({ primaryColour, secondaryColour }: Colours): string | undefined {
  if (primaryColour === USUAL_COLOURS.primaryColour && secondaryColour === USUAL_COLOURS.secondaryColour)
    return undefined
  return `${paths.theme}?colours=${primaryColour.slice(1)}-${secondaryColour.slice(1)}`
}
