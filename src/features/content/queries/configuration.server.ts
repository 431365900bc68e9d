import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { preparedOn } from '../../../platform/database/prepared.ts'
import { imageColumns, isPublicPicture } from '../../../platform/files/images.ts'
import { files } from '../../../platform/files/table.server.ts'
import type { RegistrationFees } from '../../fees/model/fees.ts'
import { feesOnOffer } from '../../fees/queries/plans.server.ts'
import type { MenuItem, RegistrationDetail, RegistrationQuestion } from '../model/content.ts'
import { configurations } from '../table.server.ts'

type Reads = Pick<Ctx, 'db' | 'pages'>

export type SiteConfiguration = {
  mainMenu: MenuItem[]
  menuBottom: MenuItem[]
  importantAnnouncement: string
}

const NOTHING: SiteConfiguration = { mainMenu: [], menuBottom: [], importantAnnouncement: '' }

/**
 * Returns the configuration that every page needs: menus and announcement. Pages are tagged with it, so that saving the
 * configuration drops them from the cache.
 */
export async function siteConfiguration(ctx: Reads): Promise<SiteConfiguration> {
  ctx.pages.read('configurations')
  const [found] = await statement(ctx.db).execute()
  return found ?? NOTHING
}

const statement = preparedOn((db) =>
  db
    .select({
      mainMenu: configurations.mainMenu,
      menuBottom: configurations.menuBottom,
      importantAnnouncement: configurations.importantAnnouncement,
    })
    .from(configurations)
    .prepare('site_configuration'),
)

/** Returns the address of the supplier's catalogue: the saved one, else the club's setting. Undefined for none. */
export async function catalogueAddress(ctx: Pick<Ctx, 'db' | 'pages' | 'club'>): Promise<string | undefined> {
  ctx.pages.read('configurations')
  const [found] = await ctx.db.select({ address: configurations.catalogueAddress }).from(configurations)
  return (found?.address ?? ctx.club.catalogueUrl) || undefined
}

/** Returns the questions and details of the registration form, with the fees. */
export async function registrationSettings(ctx: Reads & Pick<Ctx, 'clock'>): Promise<{
  questions: RegistrationQuestion[]
  registerDetails: RegistrationDetail[]
  fees: RegistrationFees
  closedFees: RegistrationFees
}> {
  ctx.pages.read('configurations')
  const [found] = await ctx.db
    .select({
      questions: configurations.questions,
      registerDetails: configurations.registerDetails,
    })
    .from(configurations)
  return { questions: [], registerDetails: [], ...found, ...(await feesOnOffer(ctx)) }
}

/**
 * Returns a random picture of those configured for the home page; undefined if none is public. Chosen on the server, so
 * that the page and the browser agree. [resolutions F03]
 */
export async function homeImage(ctx: Reads) {
  ctx.pages.read('configurations')
  const [found] = await ctx.db
    .select(imageColumns)
    .from(configurations)
    .innerJoin(files, sql`${configurations.homeImageIds} ? ${files.id}::text`)
    .where(isPublicPicture())
    .orderBy(sql`random()`)
    .limit(1)
  return found
}
