/**
 * Pages of the site that show one fixed post, by path: the address stays when what stands there changes.
 * [CNT-001, resolutions F01]
 */
export const STATIC_PAGES: Readonly<Record<string, string>> = {
  'about-us/how-to-join': 'how-to-join',
}

/** The post that says how players are registered with the federation. [MEM-020] */
export const FEDERATION_POST = 'federation-registration'
