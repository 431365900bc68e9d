import { expect, test } from 'vitest'
import { kindOfFile } from './file-kind.ts'

test('an empty or unknown file is described as “not a text file”', async () => {
  expect(await kindOfFile(Uint8Array.from([1, 2, 0, 3]))).toBe('not a text file')
  expect(await kindOfFile(new Uint8Array())).toBe('not a text file')
})

test('a PDF, a picture, an archive and an old Excel file are named by their content', async () => {
  const files = {
    'a PDF': Buffer.from('%PDF-1.7\n%\u0000\u0001\u0002', 'latin1'),
    'a picture': Buffer.from('ffd8ffe000104a46494600010100', 'hex'),
    'a ZIP archive': Buffer.from('504b0506000000000000000000000000000000000000', 'hex'),
    'an old Excel or Word file': Buffer.from('d0cf11e0a1b11ae10000000000000000', 'hex'),
  }
  for (const [kind, bytes] of Object.entries(files)) expect(await kindOfFile(bytes)).toBe(kind)
})
