/** The map of the hall that a text names; undefined where it names none that we know. */
export const directionsTo = (
  text: string,
  maps: readonly { name: string; googleUrl: string }[],
): string | undefined =>
  maps.find(({ name }) => text.toLowerCase().includes(name.trim().toLowerCase()))?.googleUrl

/** A map's search for a hall of another club. */
export const mapSearch = (venue: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(venue)}`
