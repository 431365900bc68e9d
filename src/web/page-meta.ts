import { isRouteErrorResponse, type MetaDescriptor } from 'react-router'
import { excerpt } from '../kernel/excerpt.ts'
import { type Image, imageAddress } from '../ui/primitives/picture.tsx'
import type { Chrome } from './chrome.server.ts'
import { paths } from './paths.ts'
import { WORDS } from './words.ts'

type PageFacts = {
  /** The title without the club's name, which is appended. */
  title?: string | undefined
  /** Appended after the club's name: 'Store'. */
  section?: string
  description?: string | undefined
  /** The canonical path, if it differs from the requested one. */
  path?: string
  /** A public picture for link previews: a stored one, or a path on this site. */
  image?: Image | string | null | undefined
  noindex?: boolean
  /** Whether the page shows a filtered part of its menu entry, and so uses its own title and description. */
  narrowed?: boolean
  /** schema.org data. */
  jsonLd?: object | undefined
}

export type Matches = readonly ({ pathname?: string; loaderData?: unknown } | undefined)[]
type MetaChrome = Pick<Chrome, 'club' | 'origin' | 'menuEntry' | 'siteTitle' | 'siteDescription'>

/**
 * Builds a page's title and meta tags from, in this order, the menu entry with its path, the page itself, and the site.
 * Detail pages are in no menu and use their own. Pass the `matches` of the `meta` function. [resolutions E21, F23]
 */
export function pageMeta(page: PageFacts, matches: Matches): MetaDescriptor[] {
  const entry = page.narrowed ? undefined : chromeIn(matches)?.menuEntry
  const { title = entry?.title, description, image } = entry?.meta ?? {}
  return tagsOf(
    {
      ...page,
      title: title || page.title,
      description: description || page.description,
      image: image || page.image,
    },
    matches,
  )
}

function tagsOf(page: PageFacts, matches: Matches): MetaDescriptor[] {
  const { club = '', origin = '', siteTitle = '', siteDescription = '' } = chromeIn(matches) ?? {}
  const name = page.title ?? siteTitle
  const site = page.section ? `${club} ${page.section}` : club
  const title = club && name !== site && name !== page.section ? `${name} · ${site}` : site || name
  const description = excerpt(page.description || siteDescription, 160)
  const address = origin + bare(page.path ?? matches.at(-1)?.pathname ?? '/')
  const image = absolute(origin, page.image || WORDS.image)
  return [
    { title },
    { name: 'description', content: description },
    { name: 'robots', content: page.noindex ? 'noindex' : WORDS.robots },
    ...(page.noindex ? [] : [{ tagName: 'link' as const, rel: 'canonical', href: address }]),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: club },
    { property: 'og:title', content: name },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    ...(page.jsonLd
      ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...pictured(page.jsonLd, image) } }]
      : []),
  ]
}

/** Adds the picture to a product, because search engines ignore products without one. */
const pictured = (jsonLd: object, image: string): object =>
  '@type' in jsonLd && jsonLd['@type'] === 'Product' ? { ...jsonLd, image } : jsonLd

/** Builds a layout's tags, for pages without their own and for errors. */
export const layoutMeta = (error: unknown, matches: Matches, path: string): MetaDescriptor[] =>
  error === undefined
    ? pageMeta({}, matches)
    : tagsOf({ title: titleOf(error), ...sectionOf(path), noindex: true }, matches)

/** Errors below the store belong to it. */
const sectionOf = (path: string) => (path.startsWith(`${paths.store}/`) ? { section: 'Store' } : {})

function titleOf(error: unknown): string {
  if (!isRouteErrorResponse(error) || error.status >= 500) return WORDS.failed
  return typeof error.data === 'string' && error.data ? error.data : WORDS.pageNotFound
}

/** The chrome data of the layout around the page. */
function chromeIn(matches: Matches): MetaChrome | undefined {
  for (const match of matches) {
    const data = match?.loaderData
    // Only the two layouts load a menu.
    if (typeof data === 'object' && data !== null && 'mainMenu' in data && 'origin' in data) {
      return data as unknown as Chrome // both layouts return `loadChrome`
    }
  }
  return undefined
}

const bare = (path: string) => (path === '/' ? '/' : path.replace(/\/+$/, ''))

function absolute(origin: string, image: Image | string): string {
  if (typeof image !== 'string') return origin + imageAddress(image, image.variantsPx.at(-1) ?? 'original')
  return image.startsWith('/') ? origin + image : image
}
