import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { withoutUnhandledRejections } from './aborted-streams.ts'

const DECODER = join(
  import.meta.dirname,
  '../node_modules/react-router/dist/production/vendor/turbo-stream-v2/turbo-stream.js',
)

test('leaving a page while its data streams causes no unhandled rejection', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'decoder-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const unhandled: unknown[] = []
  const hear = (error: unknown) => void unhandled.push(error)
  process.on('unhandledRejection', hear)
  onTestFinished(() => void process.off('unhandledRejection', hear))
  const file = join(folder, 'decoder.mjs')
  const decoder = withoutUnhandledRejections(readFileSync(DECODER, 'utf8')) ?? ''
  writeFileSync(
    file,
    decoder.replaceAll(
      /(from|import) "(\.[^"]+)"/g,
      (_, word, path) => `${word} "${new URL(path, pathToFileURL(DECODER))}"`,
    ),
  )
  const { decode } = await import(pathToFileURL(file).href)
  let leave: () => void = () => {}
  const answer = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('[{"_1":2},"name","Ana"]\n'))
      leave = () => controller.error(new DOMException('signal is aborted without reason', 'AbortError'))
    },
  })
  const { value, done } = await decode(answer)
  expect(value).toEqual({ name: 'Ana' })
  leave()
  await expect(done).rejects.toThrow('aborted')
  // Unhandled rejections are reported after the microtasks of a turn.
  await vi.waitFor(() => new Promise(setImmediate))
  expect(unhandled).toEqual([])
})
