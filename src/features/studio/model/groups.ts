import { adminPaths } from '../../../web/admin-paths.ts'
/** The groups of content types, in the order of the page. Types without a group come last. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'Pages and texts': ['posts', 'events', 'forms', 'sponsors', 'configurations'],
  Sport: ['teams', 'games', 'competitions', 'venues'],
  Volunteers: ['volunteers', 'rotas'],
  Photos: ['photoalbums', 'photos'],
  People: ['members', 'users', 'countries'],
  Store: ['storeitems', 'storecategories'],
  Records: ['registrations', 'notifications', 'emailresults', 'formresults', 'storeorders', 'storebatches'],
}

/** The content types that the shop manager edits in the catalogue. */
export const CATALOGUE: readonly string[] = ['storeitems', 'storecategories']

/** The address where an entry such as 'posts/<id>' is edited: in the studio or the catalogue. */
export const editingPath = (entry: string): string =>
  `${CATALOGUE.includes(entry.split('/')[0] ?? '') ? adminPaths.catalogue : adminPaths.content}/${entry}`
