/** The bundler's information about a module. */
type Modules = {
  getModuleInfo: (id: string) => { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

const ROUTE = /\/src\/web\/(root|routes\/[\w/-]+)\.tsx$/
const MANY_PAGES = 10

/**
 * Names the shared file for a component's styles, from the routes that import it: `site` for styles of the layout or
 * many public pages, `admin` for styles of the layout or many admin pages and no other page. With shared files a page
 * loads fewer files, the next page finds them in the cache, and they compress better. All other styles stay with their
 * routes.
 */
export function sharedStyles(id: string, modules: Modules): string | null {
  const routes = [...routesThatUse(id, modules)]
  const among = (folder: string) => routes.filter((route) => route.startsWith(`routes/${folder}/`))
  const isFor = (folder: string) =>
    routes.includes(`routes/${folder}/layout`) || among(folder).length >= MANY_PAGES
  if (routes.includes('root') || isFor('public')) return 'site'
  return isFor('admin') && among('admin').length === routes.length ? 'admin' : null
}

function routesThatUse(id: string, modules: Modules, seen = new Set<string>(), found = new Set<string>()) {
  if (seen.has(id)) return found
  seen.add(id)
  const route = ROUTE.exec(id)?.[1]
  if (route) found.add(route)
  const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {}
  for (const importer of [...importers, ...dynamicImporters]) routesThatUse(importer, modules, seen, found)
  return found
}
