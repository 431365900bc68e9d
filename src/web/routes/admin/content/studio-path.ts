import { adminPaths } from '../../../admin-paths.ts'

/** The root path of the studio: the same pages serve all content and the shop manager's catalogue. */
export const studioPathOf = (path: string): string =>
  path.startsWith(adminPaths.catalogue) ? adminPaths.catalogue : adminPaths.content

export const studioPathIn = (request: Request): string => studioPathOf(new URL(request.url).pathname)
