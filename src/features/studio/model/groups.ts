/**
 * Content types by what they are about, in the order in which people look for them. A type without a group stands
 * last.
 */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'Pages and texts': ['posts', 'events', 'forms', 'sponsors', 'configurations'],
  Sport: ['teams', 'games', 'competitions', 'venues'],
  Volunteers: ['volunteers', 'rotas'],
  Photos: ['photoalbums', 'photos'],
  People: ['members', 'users', 'countries'],
  Store: ['storeitems', 'storecategories'],
  Records: ['registrations', 'notifications', 'emailresults', 'formresults', 'storeorders', 'storebatches'],
}

/** What the shop manager edits, and the one place where they do. */
export const CATALOGUE: readonly string[] = ['storeitems', 'storecategories']

/** Where an entry is edited: 'posts/<id>' in the studio, what the store sells in the catalogue. */
export const editingPath = (named: string): string =>
  `/admin/${CATALOGUE.includes(named.split('/')[0] ?? '') ? 'catalogue' : 'content'}/${named}`
