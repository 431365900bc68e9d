import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Assets } from './assets.ts'

test('a removed build file answers 404, affects no other file, and is served again when it is back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'))
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text)
  put('old.css', 'a{}')
  put('note.txt', 'here')
  const assets = new Assets(folder, {})
  const server = createServer((req, res) => void (assets.answer(req, res) || res.writeHead(404).end()))
  onTestFinished(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const get = async (name: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/${name}`)
    return [answer.status, await answer.text()]
  }
  rmSync(join(folder, 'old.css'))
  expect(await get('old.css')).toEqual([404, ''])
  expect(await get('note.txt')).toEqual([200, 'here'])
  put('old.css', 'a{}')
  expect(await get('old.css')).toEqual([200, 'a{}'])
  rmSync(join(folder, 'old.css'))
  expect(await get('old.css'), 'it was kept').toEqual([200, 'a{}'])
})
