import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { routePath } from 'hono/route'
import { printDemoLogins } from '../demo/print-logins.ts'
import { isDemoClub, seedIfDemo } from '../demo/seed.ts'
import { api } from './api/app.ts'
import type { Command } from './cli/command.ts'
import { commandNamed } from './cli/commands.ts'
import { readClub } from './features/club/queries/club.server.ts'
import { hasClub } from './features/club/queries/has-club.server.ts'
import { sharedClub } from './features/club/queries/shared-club.server.ts'
import { prepareClub, printSetupLink } from './first-start.ts'
import { VISITOR } from './kernel/actor.ts'
import { FilesUnavailable } from './kernel/errors.ts'
import { newId } from './kernel/ids.ts'
import { openPayments } from './payment-provider.ts'
import { altchaCaptcha } from './platform/captcha/altcha.ts'
import { type Config, ConfigError, parseConfig, projectRoot } from './platform/config/config.ts'
import { explain } from './platform/config/explain.ts'
import { sessionSecret } from './platform/config/secret.ts'
import type { Ports } from './platform/context.ts'
import { type Db, isReady, openDatabase } from './platform/database/database.ts'
import { isMigrated, migrateDatabase } from './platform/database/migrate.ts'
import { isUnstorable } from './platform/database/unstorable.ts'
import { mailerOf } from './platform/email/mailer-of.ts'
import { startEmbedded } from './platform/embedded-postgres/embedded.ts'
import { filesOf } from './platform/files/files-of.ts'
import { Assets } from './platform/http/assets.ts'
import type { HttpEnv } from './platform/http/env.ts'
import { clientAddress, limitedBody, ownOriginOnly, securityHeaders } from './platform/http/security.ts'
import { markedForScript } from './platform/http/sent-by-script.ts'
import { drain, listenOn } from './platform/http/serve.ts'
import { startingHandler } from './platform/http/starting.ts'
import { keepTypedForm } from './platform/http/typed-form.ts'
import { resumeRuns } from './platform/jobs/bulk/jobs.ts'
import { migrateJobs } from './platform/jobs/jobs.ts'
import { startWorker } from './platform/jobs/worker.ts'
import { openLog } from './platform/log/log.ts'
import { measured } from './platform/metrics/measured.ts'
import type { countingMetrics, Metrics } from './platform/metrics/metrics.ts'
import { serveMetrics } from './platform/metrics/serve-metrics.ts'
import { listenForWrites } from './platform/page-cache/listen.ts'
import { PageCache } from './platform/page-cache/page-cache.ts'
import { collectTags, NO_PAGES } from './platform/page-cache/tags.ts'
import { noPayments } from './platform/payments/stripe.ts'
import { webPushSender } from './platform/push/web-push.ts'
import { CRONTAB, tasks } from './tasks.ts'
import { bodyLimit } from './web/body-limits.ts'
import { fallbackPage } from './web/fallback-page.tsx'
import { liveGames } from './web/live-games.server.ts'
import { servePages } from './web/pages.server.ts'
import { previewing } from './web/preview.server.ts'
import { resources } from './web/resources.ts'
import { actorOf } from './web/session/actor.server.ts'
import { serveShared } from './web/shared-pages.server.ts'

const DRAIN_MS = 8_000
/** The time limit for stopping. Process supervisors wait ten seconds. */
const STOP_MS = 9_000
/** GraphQL's connection pool. The statement timeout is also the limit of a whole request. */
const GRAPHQL_POOL = { connections: 4, statementMs: 2_000 }

export { parseConfig }

/** Everything that lives as long as the process. `close` shuts it down. */
export type Site = {
  ports: Ports
  cache: PageCache
  streams: ReturnType<typeof liveGames>
  metrics: Metrics | undefined
  /** GraphQL's own connection pool. */
  graphqlDb: Db
  close(): Promise<void>
}

/**
 * Opens everything that outlives a request, and migrates the schema. `given` replaces single ports, such as the clock.
 * `kept` are connections that the caller has opened already.
 */
export async function open(settings: Config, given: Partial<Ports> = {}, kept?: Db): Promise<Site> {
  const log = given.log ?? openLog(settings.logLevel, settings.logFormat)
  const supervisor = {
    log: (message: string) => log.warn(message),
    creating: () => log.info('Creating the database ...'),
  }
  const embedded = settings.databaseUrl ? undefined : await startEmbedded(settings.dataDir, supervisor)
  const url = settings.databaseUrl ?? embedded?.url ?? ''
  const db = kept ?? openDatabase(url, log)
  if (isNewClub()) await refuseDemoClub(settings, db)
  const graphqlDb = openDatabase(url, log, GRAPHQL_POOL.connections, GRAPHQL_POOL.statementMs)
  const cache = new PageCache()
  await migrateDatabase(db, settings.root)
  await migrateJobs(db)
  const config = await withoutDemoInClub(settings, db)
  const secret = sessionSecret(config)
  const provider = given.payments ? undefined : await openPayments(config, log)
  const opened: Omit<Ports, 'club'> = {
    config,
    db,
    log,
    secret,
    clock: { now: () => new Date() },
    files: filesOf(config),
    captcha: altchaCaptcha(db, secret),
    mailer: await mailerOf(config),
    payments: provider?.payments ?? noPayments,
    push: webPushSender({ db, secret }),
    ...given,
  }
  const currentClub = () => readClub({ db, config, pages: NO_PAGES })
  const streams = liveGames({ ...opened, club: currentClub })
  const listening = listenForWrites(url, [cache, streams], log)
  await listening.ready
  await seedIfDemo(opened, url)
  const ports: Ports = { ...opened, club: given.club ?? (await currentClub()) }
  const taskList = tasks(ports, currentClub)
  const worker = config.services.worker ? await startWorker(db, taskList, CRONTAB, log) : undefined
  if (worker) await resumeRuns(ports)
  const metrics = config.metrics && (await counting(db, cache))
  worker?.events.on('job:complete', ({ job, error }) => metrics?.jobDone(job.task_identifier, Boolean(error)))
  return {
    ports,
    cache,
    streams,
    metrics,
    graphqlDb,
    async close() {
      await worker?.stop()
      await listening.stop()
      await provider?.stop()
      await Promise.all([db.$client.end(), graphqlDb.$client.end()])
      await embedded?.stop()
    },
  }
}

/** Turns the demo off for a database that already holds a real club, even if this start did not ask for that. */
async function withoutDemoInClub(config: Config, db: Db): Promise<Config> {
  if (!config.demo || (await isDemoClub({ db })) || !(await hasClub({ db }))) return config
  return { ...config, demo: false, development: false }
}

/** Loaded only if metrics are on. */
const counting = async (...of: Parameters<typeof countingMetrics>) =>
  (await import('./platform/metrics/metrics.ts')).countingMetrics(...of)

/** The whole site as one handler: health, API and pages. In development it is recreated after each change. */
export function app({ ports, cache, metrics, graphqlDb }: Site): Hono<HttpEnv & { Bindings: HttpBindings }> {
  const always = securityHeaders(ports.config.publicUrl.protocol === 'https:')
  const pages = previewing(servePages(ports, cache, always))
  // Routes ignore a trailing slash.
  const site = new Hono<HttpEnv & { Bindings: HttpBindings }>({ strict: false })

  if (metrics) site.use(measured(metrics))
  site.use(markedForScript)
  site.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(always)) {
      // A response may set a stricter header: a page with a secret in its URL sends no referrer.
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
  })
  site.get('/healthz', (c) => c.json({ status: 'ok' }))
  site.get('/readyz', async (c) =>
    (await isReady(ports.db)) ? c.json({ status: 'ready' }) : c.json({ status: 'not ready' }, 503),
  )
  site.use(ownOriginOnly(ports.config.publicUrl))
  site.use(limitedBody(bodyLimit))
  site.use(compress({ threshold: 1400 }))
  site.use(async (c, next) => {
    const typed = keepTypedForm(c.req.raw)
    if (typed) c.set('typed', typed)
    const client = clientAddress(c.env?.incoming, c.req.raw.headers, ports.config.trustProxy)
    const pages = collectTags((tags) => cache.drop(tags))
    const visit = { ...ports, actor: VISITOR, client, pages, requestId: randomUUID() }
    const ctx = { ...visit, club: await sharedClub(cache, visit) }
    c.set('always', always)
    c.set('ctx', { ...ctx, actor: await actorOf(ctx, c.req.raw.headers) })
    await next()
  })
  site.route('/api', api(cache, graphqlDb))
  site.route('/', resources())
  site.all('*', (c) => pages(c, c.var.ctx))
  site.onError(async (error, c) => {
    // For feeds and files; the API and the pages handle this error themselves.
    if (isUnstorable(error)) return c.text('We could not read this address', 400)
    const requestId = c.var.ctx?.requestId ?? newId()
    if (error instanceof FilesUnavailable) {
      ports.log.error({ err: error.cause, requestId }, 'the store of the files failed')
      return c.text(error.message, 503)
    }
    ports.log.error({ err: error, requestId, route: c.get('page') ?? routePath(c) }, 'a request failed')
    if (!c.req.path.startsWith('/api')) return fallbackPage(requestId, await c.get('typed')?.())
    return c.json(
      { statusCode: 500, error: 'Internal Server Error', message: 'Something went wrong', requestId },
      500,
    )
  })
  return site
}

/** The handler for node:http. Serves built files and cached pages first, on raw Node, then the app. */
export function listener(site: Site, assets?: Assets): RequestListener {
  const rest = getRequestListener(app(site).fetch, { overrideGlobalObjects: false })
  const shared = serveShared(site.ports, site.cache)
  return (req, res) => {
    if (site.streams.answer(req, res)) return
    if (site.cache.answer(req, res, Date.now())) return site.metrics?.fromCache()
    if (assets?.answer(req, res)) return site.metrics?.fromFiles()
    void shared(req, res).then((isSent) => (isSent ? site.metrics?.fromCache() : rest(req, res)))
  }
}

/** Starts the product with the settings in the environment, and stops it on SIGTERM, SIGINT or SIGHUP. */
async function start(): Promise<void> {
  if (process.argv.includes('--emit-api'))
    return (await import('./api/openapi/emit.ts')).emitApi(projectRoot())
  const command = commandNamed(process.argv[2])
  if (command) return atTheTerminal(command)
  const config = parseConfig(environment())
  const starting = startingHandler()
  const server = config.services.web ? await listenOn(starting.handler, config.host, config.port) : undefined
  const site = await open(config)
  const setup = await prepareClub(site.ports)
  const { log } = site.ports
  const always = securityHeaders(config.publicUrl.protocol === 'https:')
  const assets = new Assets(join(config.root, 'build/client'), always)
  starting.ready(listener(site, assets))
  const watched =
    site.metrics && config.metrics ? await serveMetrics(site.metrics, config.metrics, log) : undefined
  log.info(server ? `Sevenmetre listens on ${config.publicUrl.origin}` : 'Sevenmetre is running jobs')
  if (server) await printDemoLogins(site.ports)
  if (server && setup) printSetupLink(setup)
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    // Exit even if the database does not respond: committed writes are safe on its disk.
    setTimeout(() => process.exit(1), STOP_MS).unref()
    log.info('Sevenmetre is stopping after finishing running requests and jobs')
    site.streams.close()
    if (server) await drain(server, DRAIN_MS)
    if (watched) await drain(watched, 0)
    await site.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop())
  // `npm start` supervises this process. If `npm start` itself is killed, this process must stop too.
  process.on('disconnect', () => void stop())
  process.channel?.unref()
  if (process.connected === false) await stop()
}

/** `npm start -- --new-club` starts an empty club instead of the demo club. */
const isNewClub = () => process.argv.includes('--new-club')
const environment = () => (isNewClub() ? { ...process.env, DEMO: '0' } : process.env)

/** Refuses to run the demo club as a real club, because its passwords are public. Does not change its database. */
async function refuseDemoClub({ databaseUrl }: Config, db: Db): Promise<void> {
  if (!(await isMigrated(db)) || !(await isDemoClub({ db }))) return
  throw new ConfigError([
    databaseUrl
      ? 'The database of DATABASE_URL holds the demo club. Start your own club in another database, or unset it to use the embedded one.'
      : 'This folder holds the demo club. Start your own club in another one: DATA_DIR=.data/my-club npm start -- --new-club',
  ])
}

/** Runs a command on the club's data instead of serving, with the arguments that follow its name. */
async function atTheTerminal(command: Command): Promise<void> {
  const config = () => parseConfig({ ...process.env, LOG_LEVEL: process.env.LOG_LEVEL || 'warn' })
  process.exitCode = await command(process.argv.slice(3), {
    from: process.env.INIT_CWD ?? process.cwd(),
    say: (line) => process.stdout.write(`${line}\n`),
    config,
    // Without a worker: jobs are run by the site.
    open: () => open({ ...config(), services: { web: true, worker: false } }),
    isDemo: (db) => isDemoClub({ db }),
    now: new Date(),
  })
}

if (import.meta.env.PROD && process.argv[1] === import.meta.filename) {
  start().catch((error) => {
    process.stderr.write(`${explain(error)}\n`)
    process.exit(1)
  })
}
