import { savedName } from '../../../platform/files/saved-name.ts'

/** Returns a file's path in the archive: its readable name, and its id to keep paths unique. */
export function pathOfFile({ id, name, mediaType }: { id: string; name: string; mediaType: string }): string {
  const saved = savedName(name, mediaType)
  const dot = saved.lastIndexOf('.')
  return `files/${saved.slice(0, dot)}-${id}${saved.slice(dot)}`
}
