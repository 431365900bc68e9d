import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'

type Entry = { fileName: string; uncompressedSize: number }
/** Of yauzl, what is called here. */
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

/** Another program's reader of ZIP archives, which Playwright brings. It checks sizes and sums. */
const require = createRequire(createRequire(import.meta.url).resolve('@playwright/test'))
const { yauzl } = require('playwright-core/lib/utilsBundle') as { yauzl: Yauzl }

/** How many files the index of a ZIP archive announces. */
export const entriesIn = (archive: Buffer): Promise<number> =>
  new Promise((resolve, reject) =>
    yauzl.fromBuffer(archive, { lazyEntries: true }, (broken, opened) =>
      broken ? reject(broken) : resolve(opened.entryCount),
    ),
  )

/** The files of a ZIP archive by path. Fails if the archive is damaged. */
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
