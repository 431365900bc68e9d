import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aFreePort, startProgram, untilReady } from '../support/child.ts'
import { createDatabase } from '../support/fresh-database.ts'
import { aFolder } from '../support/product.ts'

const ROOT = join(import.meta.dirname, '../..')

/** The run stage of deploy/Dockerfile as a folder. Copying the installed packages replaces `npm ci`. */
async function anImage(): Promise<string> {
  const folder = await aFolder()
  for (const path of ['package.json', 'package-lock.json', 'tools', 'build', 'db/migrations'])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true })
  execFileSync(process.execPath, ['tools/running-packages.mjs'], { cwd: folder })
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  for (const path of Object.keys(packages).filter((one) => one && existsSync(join(ROOT, one)))) {
    mkdirSync(join(folder, path), { recursive: true })
    cpSync(join(ROOT, path), join(folder, path), { recursive: true })
  }
  return folder
}

test('the image starts with only the packages that the built server loads, without the build tools', async () => {
  const folder = await anImage()
  for (const name of ['vite', 'rolldown', 'react', 'typescript', '@react-router/dev'])
    expect(existsSync(join(folder, 'node_modules', name)), name).toBe(false)
  const { url, drop } = await createDatabase()
  onTestFinished(drop)
  const port = await aFreePort()
  const env = { DATABASE_URL: url, DATA_DIR: await aFolder(), PORT: String(port) }
  const product = startProgram(['build/server/index.js'], env, folder)
  onTestFinished(() => void product.child.kill('SIGKILL'))
  await untilReady(port, product)
  // The login is the only page of a new club that opens before its setup.
  expect((await fetch(`http://127.0.0.1:${port}/members/access/`)).status).toBe(200)
})
