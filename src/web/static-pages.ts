/**
 * The slug of the post that a static page shows, by path. The address stays when the text changes.
 * [resolutions F01]
 */
export const STATIC_PAGES: Readonly<Record<string, string>> = {
  'about-us/how-to-join': 'how-to-join',
}

/** The slug of the post on registering players with the federation. */
export const FEDERATION_POST = 'federation-registration'
