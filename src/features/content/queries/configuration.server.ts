import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { preparedOn } from '../../../platform/database/prepared.ts'
import { imageColumns, isPublicPicture } from '../../../platform/files/images.ts'
import { files } from '../../../platform/files/table.server.ts'
import type {
  MenuItem,
  RegistrationDetail,
  RegistrationFees,
  RegistrationQuestion,
} from '../model/content.ts'
import { configurations } from '../table.server.ts'

type Reads = Pick<Ctx, 'db' | 'pages'>

export type SiteConfiguration = {
  mainMenu: MenuItem[]
  menuBottom: MenuItem[]
  importantAnnouncement: string
}

const NOTHING: SiteConfiguration = { mainMenu: [], menuBottom: [], importantAnnouncement: '' }

/**
 * What every page needs of the one configuration record: menus and announcement. Read each time; pages of visitors
 * are kept for a minute and dropped when it is saved.
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

/**
 * Where the supplier's catalogue is: what the kit manager saved, else what the server was set up with; undefined for
 * none.
 */
export async function catalogueAddress(ctx: Pick<Ctx, 'db' | 'pages' | 'club'>): Promise<string | undefined> {
  ctx.pages.read('configurations')
  const [found] = await ctx.db.select({ address: configurations.catalogueAddress }).from(configurations)
  return (found?.address ?? ctx.club.catalogueUrl) || undefined
}

/** What a registration asks, and what its fees are called. */
export async function registrationSettings(ctx: Reads): Promise<{
  questions: RegistrationQuestion[]
  registerDetails: RegistrationDetail[]
  fees: RegistrationFees
}> {
  ctx.pages.read('configurations')
  const [found] = await ctx.db
    .select({
      questions: configurations.questions,
      registerDetails: configurations.registerDetails,
      fees: configurations.fees,
    })
    .from(configurations)
  return found ?? { questions: [], registerDetails: [], fees: { registration: [], training_fees: [] } }
}

/**
 * One of the configured pictures of the home page, picked at random; undefined while none is configured, or none of
 * them is public. Picked here, so that page and browser agree. [resolutions F03]
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
