import { expect, test, vi } from 'vitest'
import { readForm } from './read-form.ts'

const TYPED = { 'content-type': 'application/x-www-form-urlencoded' }
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://club.test/', { method: 'POST', body, headers })

test('a form with more than 200 fields is refused, even if they share a name', async () => {
  const refusal = { ok: false, reason: 'TOO_MANY_FIELDS' }
  expect(await readForm(post('a&'.repeat(100_000), TYPED))).toEqual(refusal)
  expect(await readForm(post('a&'.repeat(201), TYPED))).toEqual(refusal)
  const names = Array.from({ length: 300 }, (_, n) => `name${n}=x`).join('&')
  expect(await readForm(post(names, TYPED))).toEqual(refusal)
  const parts = new FormData()
  for (let n = 0; n < 300; n += 1) parts.append('a', 'x')
  expect(await readForm(post(parts))).toEqual(refusal)
})

test('fields are counted before the form is parsed, for any boundary in its type', async () => {
  const parsed = vi.spyOn(Response.prototype, 'formData')
  const parts = 'content-disposition: form-data; name="a"\r\n\r\n\r\n'
  for (const [type, body] of [
    ['application/x-www-form-urlencoded; boundary=other', 'a&'.repeat(300)],
    ['multipart/form-data; x="; boundary=other"; boundary=b', `--b\r\n${parts}`.repeat(300)],
    ['multipart/form-data; boundary="\\b"', `--b\r\n${parts}`.repeat(300)],
  ] as const)
    expect(await readForm(post(body, { 'content-type': type }))).toEqual({
      ok: false,
      reason: 'TOO_MANY_FIELDS',
    })
  const twice = 'multipart/form-data; boundary=other, multipart/form-data; boundary=b'
  const body = `--b\r\n${parts}`.repeat(300)
  expect((await readForm(post(body, { 'content-type': twice }))).ok).toBe(false)
  expect(parsed.mock.calls.length).toBeLessThanOrEqual(1)
  parsed.mockRestore()
})

test('200 fields are read, with and without files', async () => {
  const typed = await readForm(post(Array.from({ length: 200 }, (_, n) => `a=${n}`).join('&'), TYPED))
  expect(typed.ok && typed.form.getAll('a')).toHaveLength(200)
  const parts = new FormData()
  for (let n = 0; n < 199; n += 1) parts.append('a', String(n))
  parts.append('file', new File(['--x--'], 'a.txt'))
  const sent = await readForm(post(parts))
  expect(sent.ok && [...sent.form]).toHaveLength(200)
})

test('a route can allow more fields for a selection', async () => {
  const ids = Array.from({ length: 900 }, (_, n) => `ids=${n}`).join('&')
  const read = await readForm(post(ids, TYPED), 1000)
  expect(read.ok && read.form.getAll('ids')).toHaveLength(900)
})

test('a body that is not a form is unreadable', async () => {
  for (const type of ['', 'application/json', 'multipart/form-data', 'multipart/form-data; boundary=x'])
    expect(await readForm(post('{"a":1}', { 'content-type': type }))).toEqual({
      ok: false,
      reason: 'UNREADABLE',
    })
})
