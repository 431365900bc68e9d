/** The paragraphs of ARCHITECTURE.md that list folders, by how they begin. */
const LISTS = {
  'src/features': 'Features import only earlier ones',
  'src/platform': 'The folders of `src/platform`',
} as const

/** Returns a problem for each folder that ARCHITECTURE.md does not list. `foldersIn` lists the folders of a path. */
export function undocumentedFolders(architecture: string, foldersIn: (path: string) => string[]): string[] {
  const paragraphs = architecture.split('\n\n')
  return Object.entries(LISTS).flatMap(([path, beginning]) => {
    const list = paragraphs.find((one) => one.startsWith(beginning))?.slice(beginning.length) ?? ''
    return foldersIn(path)
      .filter((name) => !new RegExp(`(?<![\\w/-])${name}(?![\\w/-])`).test(list))
      .map(
        (name) =>
          `ARCHITECTURE.md: ${path}/${name} is not in the paragraph "${beginning} ...". Add it there.`,
      )
  })
}
