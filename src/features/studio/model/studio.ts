import type { Shape } from '../../../platform/content/shape.ts'
import { adminPaths } from '../../../web/admin-paths.ts'

/** The input control of a field. It is plain data, so that the browser can render the form from it. */
export type Control =
  | { kind: 'line'; type: 'text' | 'email' | 'slug'; max: number | undefined }
  | { kind: 'lines'; max: number | undefined }
  | { kind: 'richText' }
  | { kind: 'tick' }
  | { kind: 'day' }
  | { kind: 'time' }
  | { kind: 'picture' }
  | { kind: 'json' }
  | { kind: 'number'; min: number | undefined; max: number | undefined; unit: 'pounds' | undefined }
  | { kind: 'choice'; choices: readonly string[]; canBeEmpty: boolean }
  | { kind: 'one'; to: string; none: string | undefined }
  | { kind: 'many'; to: string; limit: number }
  | { kind: 'shape'; shape: Shape }

export type FormField = {
  name: string
  label: string
  help: string | undefined
  required: boolean
  control: Control
}

/** The form value of a field: a text, a tick, or the ids of a list. JSON is a text. */
export type FormValue = string | boolean | readonly string[]
export type FormValues = Readonly<Record<string, FormValue>>

/** An entry with its name. */
export type Named = { id: string; name: string }

/** A picture of the library. */
export type LibraryPicture = {
  id: string
  name: string
  alt: string
  widthPx: number
  heightPx: number
  variantsPx: number[]
  sizeBytes: number
}

/** An entry that shows a picture. `path` is where it is edited, if the reader may edit it. */
export type PictureUse = { what: string; name: string; path: string | undefined }

/** A label made from a wire name: 'MediaPrimaryHeader' becomes 'Media primary header'. */
export function labelFromName(name: string): string {
  const parts = name
    .replaceAll('_', ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(' ')
    .map((word) => (/^[A-Z]{2,}s?$/.test(word) ? word : word.toLowerCase()))
    .join(' ')
  return parts.charAt(0).toUpperCase() + parts.slice(1)
}

/** The name of the studio at a path: all content, or the shop manager's catalogue. */
export const studioName = (studioPath: string): string =>
  studioPath === adminPaths.catalogue ? 'Catalogue' : 'Content'
