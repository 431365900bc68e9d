import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFreePort, untilReady } from '../support/child.ts'
import { aDataFolder, aFolder, run } from '../support/product.ts'

/** A command as it is typed, and its output. */
async function typed(dataDir: string, ...args: string[]) {
  const { child, said } = run({ DATA_DIR: dataDir, INIT_CWD: dataDir }, args)
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

test('the embedded database is backed up while the site runs, restored only while it does not, and the site starts on it', async () => {
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

test('a dry run lists what would be deleted while the site runs, and deletes nothing', async () => {
  const home = await aDataFolder()
  const stop = await serving(home)
  const { code, said } = await typed(home, '--retention', '--dry-run')
  expect(said).toMatch(/^ {5}0 {2}registrations that were not submitted for 30 days\n/)
  expect(said).toContain('Nothing is deleted: this was a dry run.')
  expect(code).toBe(0)
  expect((await typed(home, '--retention', '--now')).code).toBe(2)
  const nobody = await typed(home, '--erase-member', randomUUID())
  expect(nobody).toEqual({ code: 1, said: 'There is no member with this ID.\n' })
  expect(await typed(home, '--export-member', randomUUID())).toEqual(nobody)
  expect((await typed(home, '--erase-member', 'ana@example.org')).code).toBe(2)
  await stop()
})
