import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the built server serialises data for the browser only when a page needs it', () => {
  const server = readFileSync('build/server/index.js', 'utf8')
  expect(server).toMatch(/serverHandoffStream: \(\) => encodeViaTurboStream/)
  expect(server).not.toMatch(/serverHandoffStream: encodeViaTurboStream|get serverHandoffStream\(/)
})

test('the router of each page has no getters, which would keep the page in memory until a full collection', () => {
  const chunks = readdirSync('build/server/assets').map((name) =>
    readFileSync(`build/server/assets/${name}`, 'utf8'),
  )
  const [router = ''] = chunks.flatMap(
    (code) => code.match(/function createStaticRouter\([\s\S]*?\n\}/) ?? [],
  )
  expect(router).toMatch(/routes: dataRoutes/)
  expect(router).not.toMatch(/\bget \w+\(/)
})
