/** Runs one count for each name and returns them by name. */
export async function countEach<Name extends string>(
  names: readonly Name[],
  count: (name: Name) => Promise<number>,
): Promise<Record<Name, number>> {
  const counted = await Promise.all(names.map(async (name) => [name, await count(name)] as const))
  return Object.fromEntries(counted) as Record<Name, number> // one entry for each name
}
