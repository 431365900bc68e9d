/** The post shown by each static page, by path. The URL stays the same when the text changes. [resolutions F01] */
export const STATIC_PAGES: Readonly<Record<string, string>> = {
  'about-us/how-to-join': 'how-to-join',
}

/** The slug of the post on registering players with the federation. */
export const FEDERATION_POST = 'federation-registration'
