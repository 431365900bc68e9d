import { adminPaths } from '../../../admin-paths.ts'

/** Returns the studio's root path. The same pages serve all content and the shop manager's catalogue. */
export const studioPathOf = (path: string): string =>
  path.startsWith(adminPaths.catalogue) ? adminPaths.catalogue : adminPaths.content

export const studioPathIn = (request: Request): string => studioPathOf(new URL(request.url).pathname)
