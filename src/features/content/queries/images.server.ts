import { type FileAudience, files } from '../../../platform/files/table.server.ts'

/** A picture that everybody may see, with what a page needs to keep its place. */
export type StoredImage = { id: string; alt: string; widthPx: number; heightPx: number; variantsPx: number[] }

/** Select these beside a left join of `files`; hand the answer to `storedImage`. */
export const imageColumns = {
  id: files.id,
  alt: files.alt,
  widthPx: files.widthPx,
  heightPx: files.heightPx,
  variantsPx: files.variantsPx,
  audience: files.audience,
}

type Row = {
  id: string
  alt: string
  widthPx: number | null
  heightPx: number | null
  variantsPx: number[]
  audience: FileAudience
}

/** The picture of a row; undefined for none, for a file that is no picture, and for one that is not public. */
export function storedImage(row: Row | null | undefined): StoredImage | undefined {
  if (!row?.widthPx || !row.heightPx || row.audience !== 'public') return undefined
  const { id, alt, widthPx, heightPx, variantsPx } = row
  return { id, alt, widthPx, heightPx, variantsPx }
}
