/** What `previous_attributes` of an `….updated` event holds: the old values of the fields that changed. */
export function changesIn<T extends object>(before: T, after: T): Partial<T> {
  // The entries are those of a T, and only some of them.
  return Object.fromEntries(
    Object.entries(before).filter(
      ([field, value]) =>
        JSON.stringify(value) !== JSON.stringify(Object.entries(after).find(([name]) => name === field)?.[1]),
    ),
  ) as Partial<T>
}
