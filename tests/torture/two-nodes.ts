import { join } from 'node:path'
import { aMember } from '../../demo/builders/member.ts'
import { aPost } from '../../demo/builders/post.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { startEmbedded } from '../../src/platform/embedded-postgres/embedded.ts'
import { aPng } from '../support/pictures.ts'
import { placeCluster } from '../support/prepared-cluster.ts'
import { signIn } from '../support/sign-in.ts'
import { aClub, beside, type Club } from './club.ts'
import { roundRobin } from './round-robin.ts'
import { type Ground, pause, type Result, soonAfter, type Trial } from './trial.ts'
import { aFormToWrite, losses, startWriting, waitingEmails } from './writers.ts'

const HEARD_MS = 200
const AT_ONCE = 16
/** Below the hourly limit per address, because all requests come from the proxy's address. */
const ANSWERS = 8

/** Two web nodes and a worker on one PostgreSQL and one file store, behind a round-robin proxy. */
export const twoNodes: Trial = {
  name: 'two nodes and a worker',
  says: `a write on one node shows on the other, within ${HEARD_MS} ms in the long run, no user ever sees another user’s page, and files and e-mails are shared`,
  run,
}

type Site = { nodes: readonly Club[]; origin: string; ctx: Ctx; long: boolean }

async function run({ folder, long }: Ground): Promise<Result> {
  await placeCluster(join(folder, 'database'))
  const database = await startEmbedded(join(folder, 'database'))
  const shared = { DATABASE_URL: database.url, LOG_LEVEL: 'error' }
  const data = join(folder, 'data')
  // All start at once, and only one of them migrates.
  const all = await Promise.all(
    ['web', 'web', 'worker'].map((SERVICES) => aClub(data, { ...shared, SERVICES })),
  )
  const nodes = all.slice(0, 2)
  const proxy = await roundRobin(nodes.map(({ port }) => port))
  const { db, ctx } = await beside({ env: { ...shared, DATA_DIR: data } })
  try {
    const site = { nodes, origin: proxy.origin, ctx, long }
    const heard = await invalidation(site)
    const talk = await crossTalk(site)
    const rest = [...(await sharedFiles(site)), ...(await sharedEmails(site))]
    const dead = all.filter((node) => !node.lives()).map((node) => `a node has ended: ${node.logged()}`)
    return {
      measured: `${heard.measured}; ${talk.measured}`,
      findings: [...heard.findings, ...talk.findings, ...rest, ...dead],
    }
  } finally {
    proxy.close()
    await db.$client.end()
    await Promise.all(all.map((node) => node.stop()))
    await database.stop()
  }
}

/**
 * A page cached by both nodes is changed on one and requested from the other. Only the long run judges how soon, because
 * the tests of every change also run on slow machines.
 */
async function invalidation({ nodes, ctx, long }: Site): Promise<Result> {
  const [one, other] = nodes
  if (!one || !other) throw new Error('two nodes are needed')
  const { id, slug } = await aPost(ctx, { title: 'Notice' })
  const headers = { 'content-type': 'application/json', ...(await signIn(ctx, 'administrator')) }
  const page = async () => (await fetch(`${other.origin}/gd/${slug}`)).text()
  const times: number[] = []
  const findings: string[] = []
  for (let n = 0; n < (long ? 100 : 5); n += 1) {
    await page()
    const body = JSON.stringify({ Content: `<p>Change ${n} of it</p>` })
    const { status } = await fetch(`${one.origin}/api/posts/${id}`, { method: 'PUT', body, headers })
    const heard = await soonAfter(async () => (await page()).includes(`Change ${n} of it`), 5_000)
    if (status !== 200 || heard === undefined)
      findings.push(`change ${n} (${status}) is not seen on the other node`)
    else if (long && heard > HEARD_MS) findings.push(`change ${n} is seen after ${heard} ms`)
    times.push(heard ?? 5_000)
  }
  times.sort((a, b) => a - b)
  const median = times[Math.floor(times.length / 2)]
  return { measured: `${times.length} changes seen after ${median} ms, ${times.at(-1)} ms at most`, findings }
}

/** Pages that are sent to many readers with their personal parts. Each part of a member has their name. */
const SHARED = ['/', '/events', '/about-us/trainings']
const PATHS = ['/api/gdutils/me', '/members/dashboard/', '/members/access/', '/store', ...SHARED]

/** Two members, a visitor and one with a cart, with interleaved requests: each sees only their own name and cart. */
async function crossTalk({ origin, ctx, long }: Site): Promise<Result> {
  const people = await Promise.all(
    ['Wilhelmina Firstperson', 'Bartholomew Secondperson'].map(async (name) => {
      const member = await aMember(ctx, { name, listed: false })
      return { name, headers: (await signIn(ctx, member)) as Record<string, string> }
    }),
  )
  const askers = [
    ...people,
    { name: '', headers: {} },
    { name: '', headers: { cookie: 'cart=!2003~M~47~~' }, hasCart: true },
  ]
  const findings: string[] = []
  const count = long ? 10_000 : 300
  let sent = 0
  const work = async () => {
    while (sent < count) {
      sent += 1
      const asker = askers[sent % askers.length]
      const path = PATHS[Math.floor(sent / askers.length) % PATHS.length] ?? '/'
      const answer = await fetch(origin + path, { headers: asker?.headers ?? {}, redirect: 'manual' })
      const text = await answer.text()
      const others = people.filter(
        ({ name }) => name !== asker?.name && text.includes(name.split(' ')[1] ?? ''),
      )
      for (const other of others) findings.push(`${path}: ${asker?.name || 'a visitor'} sees ${other.name}`)
      if (answer.status >= 500) findings.push(`${path} answers ${answer.status}`)
      const isNamed = path.startsWith('/api') || SHARED.includes(path)
      if (isNamed && asker?.name && !text.includes(asker.name))
        findings.push(`${path}: ${asker.name} does not see themselves: ${answer.status}`)
      const isPage = answer.status === 200 && !path.startsWith('/api')
      if (isPage && text.includes('>47 <') !== Boolean(asker && 'hasCart' in asker))
        findings.push(`${path}: ${asker?.name || 'a visitor'} sees the wrong cart`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { measured: `${count} interleaved requests of two people and two visitors`, findings }
}

/** A file stored by one node is fetched from the other immediately. */
async function sharedFiles({ nodes, ctx }: Site): Promise<string[]> {
  const headers = await signIn(ctx, 'administrator')
  const body = new FormData()
  body.append('files', new File([new Uint8Array(await aPng())], 'a.png', { type: 'image/png' }))
  body.append('alt', 'A picture')
  const stored = await fetch(`${nodes[0]?.origin}/api/upload`, { method: 'POST', body, headers })
  const [{ url = '' } = {}] = (await stored.json()) as { url?: string }[] // the response of the upload
  const { status } = await fetch(`${nodes[1]?.origin}${url}`, { headers })
  return status === 200 ? [] : [`a picture of one node answers ${status} on the other`]
}

/** An e-mail queued through the proxy is sent by the worker. */
async function sharedEmails({ origin, ctx }: Site): Promise<string[]> {
  const writers = startWriting(origin, (await aFormToWrite(ctx)).id)
  const written = await soonAfter(() => writers.acknowledged.size >= ANSWERS, 20_000)
  await writers.stop()
  await pause(50)
  const waiting = await waitingEmails(ctx.db, 20_000)
  return [
    ...(written === undefined ? [`only ${writers.acknowledged.size} answers were taken`] : []),
    ...(await losses(ctx.db, writers)),
    ...(waiting > 0 ? [`${waiting} e-mails wait`] : []),
  ]
}
