import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aFreePort, untilReady } from '../support/child.ts'
import { aDataFolder, aFolder, run } from '../support/product.ts'
import { anS3Server } from '../support/s3-server.ts'

/** Runs a command as typed in a terminal and returns its output. */
const typed = (dataDir: string, ...args: string[]) => typedWith({}, dataDir, ...args)

async function typedWith(environment: Record<string, string>, dataDir: string, ...args: string[]) {
  const { child, said } = run({ DATA_DIR: dataDir, INIT_CWD: dataDir, ...environment }, args)
  let answer = ''
  child.stdout.on('data', (chunk) => {
    answer += chunk
  })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, said: answer + said() }
}

async function serving(dataDir: string) {
  const port = await aFreePort()
  const product = run({ DATA_DIR: dataDir, PORT: String(port) })
  await untilReady(port, product)
  return async () => {
    product.child.kill('SIGTERM')
    await new Promise((resolve) => product.child.once('exit', resolve))
  }
}

test('the embedded database is backed up while the site runs, restored only while it is stopped, and the site starts on it', async () => {
  const [home, other] = [await aDataFolder(), await aFolder()]
  const stop = await serving(home)
  const made = await typed(home, '--backup', '--keep', '7')
  expect(made.said).toMatch(/sevenmetre-[\dTZ-]+: \d+ rows of \d+ tables, [\d.]+ [kM]B in all\.\n$/)
  expect(made.code).toBe(0)
  const [name = ''] = await readdir(join(home, 'backups'))
  const folder = join(home, 'backups', name)

  expect((await typed(home, '--restore', folder, '--replace')).said).toMatch(/in use by process \d+/)
  await stop()
  expect(await typed(home, '--restore', folder)).toMatchObject({ code: 1 })

  expect((await typed(other, '--restore', folder)).said).toMatch(/^What was saved on .+ is back/)
  const stopOther = await serving(other)
  await stopOther()
})

test('unknown arguments print the usage', async () => {
  const folder = await aFolder()
  for (const args of [
    ['--backup', '--keep', '0'],
    ['--backup', 'x'],
    ['--restore'],
    ['--restore', 'a', 'b'],
  ]) {
    const { code, said } = await typed(folder, ...args)
    expect(code, args.join(' ')).toBe(2)
    expect(said).toMatch(/^Usage: npm run/)
  }
})

test('a dry run lists what would be deleted while the site runs and deletes nothing', async () => {
  const home = await aDataFolder()
  const stop = await serving(home)
  const { code, said } = await typed(home, '--retention', '--dry-run')
  expect(said).toMatch(/^ {5}0 {2}registrations that were not submitted for 30 days\n/)
  expect(said).toContain('Nothing was deleted: this was a dry run.')
  expect(code).toBe(0)
  expect((await typed(home, '--retention', '--now')).code).toBe(2)
  const nobody = await typed(home, '--erase-member', randomUUID())
  expect(nobody).toEqual({ code: 1, said: 'There is no member with this ID.\n' })
  expect(await typed(home, '--export-member', randomUUID())).toEqual(nobody)
  expect((await typed(home, '--erase-member', 'ana@example.org')).code).toBe(2)
  await stop()
})

test('files are copied into the store and back, and missing settings are reported [docs/guides/store-files-in-s3.md]', async () => {
  const [home, other] = [await aDataFolder(), await aFolder()]
  await mkdir(join(home, 'files/a'), { recursive: true })
  await writeFile(join(home, 'files/a/original'), 'a picture')
  expect(await typed(home, '--move-files')).toMatchObject({ code: 2 })
  const unset = await typed(home, '--move-files', 'to-s3')
  expect(unset).toMatchObject({ code: 1, said: expect.stringContaining('Set S3_ENDPOINT, S3_BUCKET') })

  const store = await anS3Server()
  onTestFinished(store.stop)
  const moved = await typedWith(store.environment, home, '--move-files', 'to-s3')
  expect(moved.said).toBe('Copied: 1. Already there: 0. The originals were not removed.\n')
  await typedWith(store.environment, other, '--move-files', 'to-disk')
  expect(await readFile(join(other, 'files/a/original'), 'utf8')).toBe('a picture')
})
