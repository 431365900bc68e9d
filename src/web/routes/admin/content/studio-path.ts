/** Where this studio stands: the same pages serve the content studio and the catalogue of the shop manager. */
export const studioPathOf = (path: string): string =>
  path.startsWith('/admin/catalogue') ? '/admin/catalogue' : '/admin/content'

export const studioPathIn = (request: Request): string => studioPathOf(new URL(request.url).pathname)
