/** How many there are of each, by name. */
export async function countEach<Name extends string>(
  names: readonly Name[],
  count: (name: Name) => Promise<number>,
): Promise<Record<Name, number>> {
  const counted = await Promise.all(names.map(async (name) => [name, await count(name)] as const))
  return Object.fromEntries(counted) as Record<Name, number> // one for each name
}
