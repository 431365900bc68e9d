import { Court } from './court.tsx'

/** Crops in metres, each with a ground: the floor, red, or maple. */
const CROPS = [
  ['7 3 13 8.1', 'shot'],
  ['9.6 6.2 13 8.1', 'shot wood'],
  ['8.2 9.6 13 8.1', 'shot red'],
  ['3.4 5.9 13 8.1', 'shot'],
  ['6.6 10.4 13 8.1', 'shot wood'],
  ['9.4 1.6 13 8.1', 'shot red'],
] as const

/** The crop and the ground that stand for something without a picture, always the same for the same name. */
export function cropFor(name: string): { view: string; ground: string } {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 3)
  const [view, ground] = CROPS[sum % CROPS.length] ?? CROPS[0]
  return { view, ground }
}

/** In place of a picture that nobody has taken: a crop of the court. The frame around it has `cropFor(name).ground`. */
export const CourtCrop = ({ name }: { name: string }) => <Court view={cropFor(name).view} slice />
