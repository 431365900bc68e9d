import { savedName } from '../../../platform/files/saved-name.ts'

/** The path of a file in the archive: its own name, kept readable, and its id, so that no two are the same. */
export function pathOfFile({ id, name, mediaType }: { id: string; name: string; mediaType: string }): string {
  const saved = savedName(name, mediaType)
  const dot = saved.lastIndexOf('.')
  return `files/${saved.slice(0, dot)}-${id}${saved.slice(dot)}`
}
