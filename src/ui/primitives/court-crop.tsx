import { Court } from './court.tsx'

type Crop = readonly [view: string, ground: string]

/** Crops of the court in metres, each with its background: the floor, red, or maple. */
const CROPS: readonly [Crop, ...Crop[]] = [
  ['7 3 13 8.1', 'picture'],
  ['9.6 6.2 13 8.1', 'picture wood'],
  ['8.2 9.6 13 8.1', 'picture red'],
  ['3.4 5.9 13 8.1', 'picture'],
  ['6.6 10.4 13 8.1', 'picture wood'],
  ['9.4 1.6 13 8.1', 'picture red'],
]

/** Chooses a variant by name, always the same for the same name. */
export function variantFor<T>(name: string, variants: readonly [T, ...T[]]): T {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 3)
  return variants[sum % variants.length] ?? variants[0]
}

/** Returns the crop and background for an item without a picture. */
export function cropFor(name: string): { view: string; ground: string } {
  const [view, ground] = variantFor(name, CROPS)
  return { view, ground }
}

/** A crop of the court instead of a missing picture. Its frame needs the class `cropFor(name).ground`. */
export const CourtCrop = ({ name }: { name: string }) => <Court view={cropFor(name).view} slice />
