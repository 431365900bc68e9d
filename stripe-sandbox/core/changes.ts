/** Returns `previous_attributes` for an `….updated` event: the old values of the changed fields. */
export function changesIn<T extends object>(before: T, after: T): Partial<T> {
  // The entries are a subset of the properties of T.
  return Object.fromEntries(
    Object.entries(before).filter(
      ([field, value]) =>
        JSON.stringify(value) !== JSON.stringify(Object.entries(after).find(([name]) => name === field)?.[1]),
    ),
  ) as Partial<T>
}
