import type { Shape } from '../../../platform/content/shape.ts'
import type { Json } from '../model/shapes.ts'
import type { LibraryPicture } from '../model/studio.ts'

export type EditorProps<S extends Shape = Shape> = {
  shape: S
  value: Json
  change: (value: Json) => void
  /** The prefix of the ids of its controls, which keeps them unique. */
  path: string
  pictures: Readonly<Record<string, LibraryPicture>>
  /** True if its label is already shown above it. */
  bare?: boolean
}
