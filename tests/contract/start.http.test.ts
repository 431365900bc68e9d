import { once } from 'node:events'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { SERVER } from '../support/build.ts'
import { aFreePort, end, startProgram, untilReady } from '../support/child.ts'
import { createDatabase } from '../support/fresh-database.ts'
import { aDataFolder, aFolder, run, startAndFail } from '../support/product.ts'
import { signIn } from '../support/sign-in.ts'
import { beside, SECRET } from '../torture/club.ts'

test('every invalid setting is named in a sentence, and the product does not start', async () => {
  const { code, said } = await startAndFail({
    PORT: 'eighty',
    DATABASE_URL: 'mysql://x',
    SMTP_URL: 'localhost',
  })
  expect(code).toBe(1)
  expect(said.split('\n')).toHaveLength(3)
  expect(said).toMatch(/^PORT must be a whole number from 0 to 65535\.$/m)
  expect(said).toMatch(/^DATABASE_URL must be an address that starts with postgres:\/\//m)
  expect(said).toMatch(/^SMTP_URL must be an address that starts with smtp:\/\//m)
})

test('a live key without its webhook secret is refused, because payments would stay unconfirmed', async () => {
  const { code, said } = await startAndFail({
    STRIPE_SECRET_KEY: 'sk_live_of_nobody',
    DATA_DIR: await aFolder(),
  })
  expect(code).toBe(1)
  expect(said).toMatch(/^STRIPE_WEBHOOK_SECRET is missing: .+Copy the signing secret/)
})

test('a key that is not a secret key is refused', async () => {
  const { code, said } = await startAndFail({ STRIPE_SECRET_KEY: 'pk_live_x', DATA_DIR: await aFolder() })
  expect(code).toBe(1)
  expect(said).toMatch(/^STRIPE_SECRET_KEY must be a secret key/)
})

test('an unreachable database is reported in one sentence with the remedy', async () => {
  const { code, said } = await startAndFail({
    DATABASE_URL: `postgres://club@127.0.0.1:${await aFreePort()}/club`,
    DATA_DIR: await aFolder(),
  })
  expect(code).toBe(1)
  expect(said).toBe(
    'DATABASE_URL does not work: nothing is listening there (ECONNREFUSED). Correct it, or unset it to use the embedded database.',
  )
})

test('a port in use is reported in one sentence with the remedy', async () => {
  const { url, drop } = await createDatabase()
  onTestFinished(drop)
  const taken = createServer()
  const port = await new Promise<number>((resolve) =>
    taken.listen(0, '127.0.0.1', () => resolve((taken.address() as { port: number }).port)),
  )
  onTestFinished(() => void taken.close())
  const { code, said } = await startAndFail({
    DATABASE_URL: url,
    DATA_DIR: await aFolder(),
    PORT: String(port),
  })
  expect(code).toBe(1)
  expect(said).toBe(
    `Port ${port} on 127.0.0.1 is in use. Stop the program that uses it, or set another PORT.`,
  )
})

test('a data folder of another PostgreSQL version is refused in one sentence', async () => {
  const folder = await aFolder()
  await mkdir(join(folder, 'pg'))
  await writeFile(join(folder, 'pg/PG_VERSION'), '14\n')
  const { code, said } = await startAndFail({ DATA_DIR: folder })
  expect(code).toBe(1)
  expect(said.split('\n')).toHaveLength(1)
  expect(said).toContain('14')
  expect(said).toContain('DATA_DIR')
})

test('SIGTERM stops the product and its database', async () => {
  const [folder, port] = [await aFolder(), await aFreePort()]
  const product = run({ DATA_DIR: folder, PORT: String(port) })
  await untilReady(port, product)
  const ended = new Promise<number | null>((resolve) => product.child.once('exit', resolve))
  product.child.kill('SIGTERM')
  expect(await ended).toBe(0)
  await expect(readFile(join(folder, 'pg/postmaster.pid'))).rejects.toThrow('ENOENT')
})

test('the product stops with its database when its parent process is killed', async () => {
  const [folder, port] = [await aDataFolder(), await aFreePort()]
  const supervisor = `const { spawn } = require('node:child_process')
    const product = spawn(process.execPath, [${JSON.stringify(SERVER)}], { stdio: ['ignore', 1, 2, 'ipc'] })
    console.log('product ' + product.pid)`
  const started = startProgram(['-e', supervisor], { DATA_DIR: folder, PORT: String(port) })
  onTestFinished(() => stopIfRunning(Number(/product (\d+)/.exec(started.logged())?.[1])))
  await untilReady(port, started)
  // Standard output closes when the last process that holds it has ended.
  const closed = once(started.child, 'close')
  started.child.kill('SIGKILL')
  await closed
  await expect(readFile(join(folder, 'pg/postmaster.pid'))).rejects.toThrow('ENOENT')
})

test('SIGTERM stops the product within ten seconds, even if its database does not respond', async () => {
  const { url, drop } = await createDatabase()
  onTestFinished(drop)
  const way = await aWayTo(url)
  const port = await aFreePort()
  const env = { DATABASE_URL: way.url, DATA_DIR: await aFolder(), PORT: String(port), LOG_LEVEL: 'fatal' }
  const product = run(env)
  await untilReady(port, product)
  way.fallSilent()
  const startedAt = performance.now()
  const ended = new Promise((resolve) => product.child.once('exit', resolve))
  product.child.kill('SIGTERM')
  await ended
  expect(performance.now() - startedAt).toBeLessThan(10_500)
})

test('a product that was killed starts again on its folder', async () => {
  const [folder, port] = [await aDataFolder(), await aFreePort()]
  const first = run({ DATA_DIR: folder, PORT: String(port) })
  await untilReady(port, first)
  const ended = new Promise((resolve) => first.child.once('exit', resolve))
  first.child.kill('SIGKILL')
  await ended
  const second = run({ DATA_DIR: folder, PORT: String(port) })
  await untilReady(port, second)
  second.child.kill('SIGTERM')
  expect(await new Promise((resolve) => second.child.once('exit', resolve))).toBe(0)
})

test('demo data is created again in full if the process was killed during its creation', async () => {
  const { url, drop } = await createDatabase()
  onTestFinished(drop)
  const env = { DATABASE_URL: url, DATA_DIR: await aFolder(), DEMO: '1' }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())

  const first = run({ ...env, PORT: String(await aFreePort()) })
  await untilRow(client, 'select 1 from teams')
  const ended = new Promise((resolve) => first.child.once('exit', resolve))
  first.child.kill('SIGKILL')
  await ended
  expect((await client.query('select finished_at from seeds')).rows).toEqual([{ finished_at: null }])

  const port = await aFreePort()
  const second = run({ ...env, PORT: String(port) })
  await untilReady(port, second)
  const { rows } = await client.query(
    `select (select count(*)::int from seeds where finished_at is not null) as loaded, count(*)::int as teams from teams where slug = 'men-1'`,
  )
  expect(rows).toEqual([{ loaded: 1, teams: 1 }])
})

test("a new club is refused on the demo club's database, which stays unchanged", async () => {
  const { url, drop } = await createDatabase()
  onTestFinished(drop)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`insert into seeds (name, started_at, finished_at) values ('demo-club', now(), now())`)
  const [before, folder] = [await contentsOf(client), await aFolder()]
  const { code, said } = await startAndFail(
    { DATABASE_URL: url, DATA_DIR: folder, PORT: String(await aFreePort()) },
    ['--new-club'],
  )
  expect(code).toBe(1)
  expect(said).toBe(
    'The database of DATABASE_URL holds the demo club. Start your own club in another database, or unset it to use the embedded one.',
  )
  expect(await contentsOf(client)).toEqual(before)
  expect(await readdir(folder)).toEqual([])
})

/** All rows of all tables by table name. */
async function contentsOf(client: pg.Client): Promise<Record<string, unknown>> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const contents: Record<string, unknown> = {}
  for (const { name } of rows)
    contents[name] = (await client.query(`select t::text as row from ${name} t order by 1`)).rows
  return contents
}

/** A proxy to the database that can stop responding without closing connections. */
async function aWayTo(databaseUrl: string) {
  const address = new URL(databaseUrl.replace('club@/', 'club@localhost/'))
  const socket = `${address.searchParams.get('host')}/.s.PGSQL.${address.searchParams.get('port')}`
  const ends: Socket[] = []
  const server = createServer((near) => {
    const far = connect(socket)
    ends.push(near, far)
    for (const end of [near, far]) end.on('error', () => {})
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => {
    for (const end of ends) end.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `postgres://club@127.0.0.1:${port}${address.pathname}`,
    fallSilent: () => {
      for (const end of ends) end.unpipe().pause()
    },
  }
}

async function untilRow(client: pg.Client, query: string): Promise<void> {
  const last = performance.now() + 240_000
  while (performance.now() < last) {
    const found = await client.query(query).then(
      ({ rowCount }) => rowCount,
      () => 0, // the tables may not exist yet
    )
    if (found) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new Error(`no row: ${query}`)
}

test('in development, pages include the styles injected by Vite and keep the rest of the policy', async () => {
  const { url, drop } = await createDatabase()
  onTestFinished(drop)
  const port = await aFreePort()
  const settings = {
    DATABASE_URL: url,
    DATA_DIR: await aFolder(),
    PORT: String(port),
    SESSION_SECRET: SECRET,
  }
  const development = startProgram([join(import.meta.dirname, '../../tools/dev.mjs')], settings)
  onTestFinished(() => end(development.child, 'SIGTERM'))
  await untilReady(port, development)
  const { db, ctx } = await beside({ env: settings })
  onTestFinished(() => db.$client.end())
  const page = await fetch(`http://127.0.0.1:${port}/admin`, { headers: await signIn(ctx, 'administrator') })
  expect(page.status).toBe(200)
  const policy = page.headers.get('content-security-policy')
  expect(policy).toContain("style-src 'self' 'unsafe-inline';")
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+';/)
})

/** Ends a process that a failed test has left running. */
function stopIfRunning(pid: number): void {
  try {
    if (pid) process.kill(pid, 'SIGKILL')
  } catch {
    // The process has already ended.
  }
}
