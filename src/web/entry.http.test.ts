import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the built server makes data for the browser only when a page asks for them', () => {
  const server = readFileSync('build/server/index.js', 'utf8')
  expect(server).toMatch(/serverHandoffStream: \(\) => encodeViaTurboStream/)
  expect(server).not.toMatch(/serverHandoffStream: encodeViaTurboStream|get serverHandoffStream\(/)
})
