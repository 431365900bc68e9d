import { expect, test } from 'vitest'
import { parseRows } from './supplier-file.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const listOf = (many: number, one: string) => bytesOf(`[${Array(many).fill(one).join(',')}]`)

test.for(['{}', '[]', '[{}]'])('a file of millions of %s is refused before it is parsed', (one) => {
  expect(parseRows(listOf(2_000_000, one))).toEqual({ ok: false, reason: 'TOO_MANY_PARTS' })
})

test('a list with the maximum number of rows is read with all their sizes', () => {
  const sizes = Array.from({ length: 90 }, () => '{"size":"M"}').join(',')
  expect(parseRows(listOf(5000, `{"sizes":[${sizes}]}`)).ok).toBe(true)
})
