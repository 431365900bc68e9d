import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { registry } from '../content-types.ts'
import { readClub } from '../features/club/queries/club.server.ts'
import { hasClub } from '../features/club/queries/has-club.server.ts'
import { importSite } from '../features/strapi-import/commands/import-site.server.ts'
import { isComplete, reportLines } from '../features/strapi-import/model/report.ts'
import { SYSTEM } from '../kernel/actor.ts'
import type { Config } from '../platform/config/config.ts'
import type { Ctx } from '../platform/context.ts'
import type { Db } from '../platform/database/database.ts'
import { isMigrated } from '../platform/database/migrate.ts'
import { noMailServer } from '../platform/email/mailbox.ts'
import { filesOf } from '../platform/files/files-of.ts'
import { openLog } from '../platform/log/log.ts'
import { NO_PAGES } from '../platform/page-cache/tags.ts'
import { noPayments } from '../platform/payments/stripe.ts'
import { noPush } from '../platform/push/push.ts'
import { addressSource } from '../platform/strapi-source/address-source.ts'
import { folderSource } from '../platform/strapi-source/folder-source.ts'
import type { StrapiSource } from '../platform/strapi-source/strapi-source.ts'
import type { CommandContext } from './command.ts'
import { withPool } from './with-database.ts'

const USAGE = 'Usage: npm run import:strapi -- FOLDER | ADDRESS'
const NO_CLUB = 'Start your own club first, with npm start -- --new-club; then run this again.'
const DEMO =
  'This folder holds the demo club, and a site is imported into your own: set DATA_DIR or DATABASE_URL.'

/**
 * `npm run import:strapi`: imports a Strapi 3 site from a folder or an address, whether or not the club's own site is
 * running. Can be repeated. Returns the exit code: 1 if a part of the site could not be read.
 */
export async function importStrapi(
  [from = '', ...rest]: string[],
  { from: folder, say, config: settings, now, isDemo }: CommandContext,
): Promise<number> {
  const config = settings()
  const source = rest.length === 0 ? sourceOf(from, folder, config) : undefined
  if (!source) {
    say(USAGE)
    return 2
  }
  return withPool(config, async (db) => {
    const hasSite = await isMigrated(db)
    const refusal =
      hasSite && (await isDemo(db)) ? DEMO : hasSite && (await hasClub({ db })) ? undefined : NO_CLUB
    if (refusal) {
      say(refusal)
      return 1
    }
    let complete = true
    await importSite(await ctxOf(config, db, now), registry, source, (report) => {
      complete &&= isComplete(report)
      for (const line of reportLines(report)) say(line)
    })
    return complete ? 0 : 1
  })
}

function sourceOf(text: string, from: string, config: Config): StrapiSource | undefined {
  if (/^https?:\/\//.test(text))
    return URL.canParse(text) ? addressSource(new URL(text), config.strapiToken) : undefined
  const folder = resolve(from, text)
  return text !== '' && statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? folderSource(folder)
    : undefined
}

/** The context of the import, which sends no e-mails and takes no payments. */
const ctxOf = async (config: Config, db: Db, now: Date): Promise<Ctx> => ({
  config,
  club: await readClub({ db, config, pages: NO_PAGES }),
  db,
  clock: { now: () => now },
  log: openLog(config.logLevel, config.logFormat),
  files: filesOf(config),
  captcha: { challenge: async () => ({}), verify: async () => false },
  mailer: noMailServer,
  payments: noPayments,
  push: noPush,
  secret: '',
  actor: SYSTEM,
  pages: NO_PAGES,
  client: 'local',
  requestId: 'import-strapi',
})
