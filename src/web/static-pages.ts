/**
 * The slug of the post that a static page shows, by path. The address stays when the text changes.
 * [CNT-001, resolutions F01]
 */
export const STATIC_PAGES: Readonly<Record<string, string>> = {
  'about-us/how-to-join': 'how-to-join',
}

/** The slug of the post on registering players with the federation. [MEM-020] */
export const FEDERATION_POST = 'federation-registration'
