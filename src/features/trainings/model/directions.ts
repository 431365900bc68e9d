/** Finds the map link of the first known hall that a text mentions; undefined if there is none. */
export const directionsTo = (
  text: string,
  maps: readonly { name: string; googleUrl: string }[],
): string | undefined =>
  maps.find(({ name }) => text.toLowerCase().includes(name.trim().toLowerCase()))?.googleUrl

/** Links to a map search for the hall of another club. */
export const mapSearch = (venue: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(venue)}`
