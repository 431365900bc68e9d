import { readFile, stat } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { done, refused } from '../../kernel/outcome.ts'
import { MAX_PICTURE_BYTES } from '../../kernel/picture-size.ts'
import { itemsOf, type StrapiSource } from './strapi-source.ts'

/** Reads a site that was saved to a folder: `<collection>.json`, with the uploads in `uploads/`. */
export function folderSource(folder: string): StrapiSource {
  const uploads = resolve(folder, 'uploads')
  return {
    async list(collection) {
      const text = await readFile(join(folder, `${collection}.json`), 'utf8').catch(() => undefined)
      if (text === undefined) return refused('NONE')
      const items = itemsOf(parsed(text))
      return items ? done({ items }) : refused('NOT_JSON')
    },
    async file(url) {
      const path = uploadPath(url)
      if (path === undefined) return refused('ELSEWHERE')
      const file = resolve(uploads, path)
      if (!file.startsWith(uploads + sep)) return refused('ELSEWHERE')
      const found = await stat(file).catch(() => undefined)
      if (!found?.isFile()) return refused('MISSING')
      if (found.size > MAX_PICTURE_BYTES) return refused('TOO_LARGE')
      return done({ bytes: await readFile(file) })
    },
  }
}

/** Returns the part of a URL after /uploads/, with or without a host. */
function uploadPath(url: string): string | undefined {
  const path = /^(?:https?:\/\/[^/]+)?\/uploads\/([^?#]+)/.exec(url)?.[1]
  try {
    return path === undefined ? undefined : decodeURIComponent(path)
  } catch {
    return path // the name contains a literal percent sign
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined // the caller returns NOT_JSON
  }
}
