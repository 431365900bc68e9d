/** The selection of a table: rows by key, or all matching rows with exceptions. `anchor` is the start of a range. */
export type Selection =
  | { readonly all: false; readonly keys: ReadonlySet<string>; readonly anchor: number | undefined }
  | { readonly all: true; readonly except: ReadonlySet<string>; readonly anchor: number | undefined }

export const NOTHING: Selection = { all: false, keys: new Set(), anchor: undefined }

export const isSelected = (selection: Selection, key: string): boolean =>
  selection.all ? !selection.except.has(key) : selection.keys.has(key)

/** Returns how many of `total` rows are selected. */
export const countOf = (selection: Selection, total: number): number =>
  selection.all ? Math.max(0, total - selection.except.size) : selection.keys.size

/** Selects or deselects a row, which becomes the anchor. */
export function toggled(selection: Selection, key: string, index: number): Selection {
  if (selection.all) return { ...selection, except: flipped(selection.except, key), anchor: index }
  return { ...selection, keys: flipped(selection.keys, key), anchor: index }
}

/** Selects the rows of a range. The anchor does not change, so the range can be extended. */
export function extended(selection: Selection, keys: readonly string[]): Selection {
  if (!selection.all) return { ...selection, keys: new Set([...selection.keys, ...keys]) }
  const except = new Set(selection.except)
  for (const key of keys) except.delete(key)
  return { ...selection, except }
}

export const everything: Selection = { all: true, except: new Set(), anchor: undefined }

function flipped(set: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const other = new Set(set)
  if (!other.delete(key)) other.add(key)
  return other
}
