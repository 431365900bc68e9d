import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SERVER } from './bootstrap/server.mjs'

const ROOT = join(import.meta.dirname, '..')
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const DEPLOYED = readdirSync(join(ROOT, 'deploy'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))

/** Settings read by Node, the C library, the system, PostgreSQL or compose instead of the product. */
const NOT_OURS = /^(NODE_ENV|MALLOC_ARENA_MAX|TMPDIR|POSTGRES_\w+|BACKUP_FOLDER|CMD|ALL|OK|AF_\w+)$/

test('every setting in a deployment file is read by the product', () => {
  const settings = textOf('src/platform/config/config.ts')
  const named = DEPLOYED.flatMap((path) => [
    ...textOf(path).matchAll(/(?:^|[\s{])([A-Z][A-Z_]{3,})(?==|: |:[-?])/gm),
  ]).map(([, name]) => String(name))
  expect(named).toContain('SESSION_SECRET')
  for (const name of new Set(named.filter((one) => !NOT_OURS.test(one))))
    expect(settings).toContain(`  ${name}:`)
})

test('the container and the service start the server with the flags of npm start, and the container not as root', () => {
  const dockerfile = textOf('deploy/Dockerfile')
  expect(dockerfile).toContain(`CMD ["node", ${SERVER.map((flag) => `"${flag}"`).join(', ')}]`)
  expect(dockerfile.lastIndexOf('USER node')).toBeGreaterThan(dockerfile.lastIndexOf('FROM '))
  expect(dockerfile).toContain('HEALTHCHECK')
  expect(textOf('deploy/systemd/sevenmetre.service')).toContain(`/node ${SERVER.join(' ')}`)
})

test('no deployment file contains a secret: each is empty or required', () => {
  for (const path of DEPLOYED) {
    for (const [line, value] of textOf(path).matchAll(/^\s*\w*(?:SECRET|PASSWORD|SMTP_URL)\w*[=:] ?(\S*)/gm))
      expect(value === '' || value?.startsWith('${'), `${path}: ${line}`).toBe(true)
  }
})
