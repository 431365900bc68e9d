import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'

type Entry = { fileName: string; uncompressedSize: number }
/** The functions of yauzl that are used here. */
type Opened = {
  entryCount: number
  readEntry(): void
  on(event: 'entry', heard: (entry: Entry) => void): Opened
  on(event: 'end', heard: () => void): Opened
  on(event: 'error', heard: (error: Error) => void): Opened
  openReadStream(entry: Entry, done: (error: Error | null, stream: NodeJS.ReadableStream) => void): void
}
type Yauzl = {
  fromBuffer(
    archive: Buffer,
    options: { lazyEntries: boolean },
    done: (error: Error | null, opened: Opened) => void,
  ): void
}

/** An independent reader of ZIP archives, included in Playwright. It checks sizes and checksums. */
const require = createRequire(createRequire(import.meta.url).resolve('@playwright/test'))
const { yauzl } = require('playwright-core/lib/utilsBundle') as { yauzl: Yauzl }

/** Returns the number of files in the central directory of a ZIP archive. */
export const entriesIn = (archive: Buffer): Promise<number> =>
  new Promise((resolve, reject) =>
    yauzl.fromBuffer(archive, { lazyEntries: true }, (broken, opened) =>
      broken ? reject(broken) : resolve(opened.entryCount),
    ),
  )

/** Returns the files of a ZIP archive by path. Fails if the archive is damaged. */
export function unzipped(archive: Uint8Array): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(Buffer.from(archive), { lazyEntries: true }, (broken, opened) => {
      if (broken) return reject(broken)
      opened.on('entry', (entry) =>
        opened.openReadStream(entry, (unread, stream) => {
          if (unread) return reject(unread)
          buffer(stream).then((bytes) => {
            files.set(entry.fileName, bytes)
            opened.readEntry()
          }, reject)
        }),
      )
      opened.on('end', () => resolve(files)).on('error', reject)
      opened.readEntry()
    })
  })
}
