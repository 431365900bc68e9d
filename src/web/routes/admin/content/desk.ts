/** Where this studio stands: the same pages serve the content studio and the catalogue of the shop manager. */
export const deskOf = (path: string): string =>
  path.startsWith('/admin/catalogue') ? '/admin/catalogue' : '/admin/content'

export const deskIn = (request: Request): string => deskOf(new URL(request.url).pathname)
