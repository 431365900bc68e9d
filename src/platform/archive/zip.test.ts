import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { entriesIn, unzipped } from '../../../tests/support/unzip.ts'
import { type ArchiveEntry, zip } from './zip.ts'

const AT = new Date('2026-06-20T12:00:00Z')

async function* entriesOf(...entries: ArchiveEntry[]) {
  yield* entries
}

async function* textOf(...parts: string[]) {
  yield* parts
}

test('an unreadable entry ends the archive with its error', async () => {
  async function* broken() {
    yield 'half'
    throw new Error('the database went away')
  }
  const archive = zip(entriesOf({ path: 'half.txt', text: broken() }), AT)
  await expect(buffer(archive)).rejects.toThrow('the database went away')
})

test('an archive whose reader stops early stops reading its entries', async () => {
  const read: string[] = []
  async function* entries(): AsyncGenerator<ArchiveEntry> {
    try {
      yield { path: 'first.txt', text: textOf('first') }
      read.push('second')
      yield { path: 'second.txt', text: textOf('second') }
    } finally {
      read.push('closed')
    }
  }
  const archive = zip(entries(), AT)
  await archive.next()
  await archive.return(undefined)
  expect(read).toEqual(['closed'])
})

test('an independent ZIP reader finds every file of an archive with its bytes', async () => {
  const picture = new Uint8Array([0, 255, 1, 254])
  const files = await unzipped(
    await buffer(
      zip(
        entriesOf(
          { path: 'README.txt', text: textOf('First line\n', 'Ana Kovač\n') },
          { path: 'empty.json', text: textOf() },
          { path: 'files/Fête.jpg', bytes: picture },
        ),
        AT,
      ),
    ),
  )
  expect([...files.keys()]).toEqual(['README.txt', 'empty.json', 'files/Fête.jpg'])
  expect(String(files.get('README.txt'))).toBe('First line\nAna Kovač\n')
  expect(files.get('empty.json')).toHaveLength(0)
  expect(new Uint8Array(files.get('files/Fête.jpg') ?? [])).toEqual(picture)
})

test('an archive beyond the limits of the original format is written as ZIP64', async () => {
  async function* many(): AsyncGenerator<ArchiveEntry> {
    for (let i = 0; i < 66_000; i++) yield { path: `${i}`, bytes: new Uint8Array([i % 256]) }
  }
  expect(await entriesIn(await buffer(zip(many(), AT)))).toBe(66_000)
  // Lowers the 4 GB limit, so that the test reaches the ZIP64 records with a small file.
  const far = await unzipped(
    await buffer(
      zip(entriesOf({ path: 'a', bytes: new Uint8Array(100) }, { path: 'b', text: textOf('far') }), AT, 10),
    ),
  )
  expect(String(far.get('b'))).toBe('far')
})
