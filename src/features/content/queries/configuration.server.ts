import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { files } from '../../../platform/files/table.server.ts'
import type { MenuItem } from '../model.ts'
import { configurations } from '../table.server.ts'
import { imageColumns, type StoredImage, storedImage } from './images.server.ts'

type Reads = Pick<Ctx, 'db' | 'pages'>

export type SiteConfiguration = {
  mainMenu: MenuItem[]
  menuBottom: MenuItem[]
  importantAnnouncement: string
}

const NOTHING: SiteConfiguration = { mainMenu: [], menuBottom: [], importantAnnouncement: '' }

/**
 * What every page needs of the one configuration record: menus and announcement. Read each time; pages of visitors
 * are kept for a minute and dropped when it is saved. [SYS-035, SYS-071, decisions E17]
 */
export async function siteConfiguration(ctx: Reads): Promise<SiteConfiguration> {
  ctx.pages.read('configurations')
  const [found] = await ctx.db
    .select({
      mainMenu: configurations.mainMenu,
      menuBottom: configurations.menuBottom,
      importantAnnouncement: configurations.importantAnnouncement,
    })
    .from(configurations)
  return found ?? NOTHING
}

/** The pictures of the home page, in their configured order; those that are gone or not public are left out. [CNT-023] */
export async function homeImages(ctx: Reads): Promise<StoredImage[]> {
  ctx.pages.read('configurations')
  const [found] = await ctx.db.select({ ids: configurations.homeImageIds }).from(configurations)
  if (!found || found.ids.length === 0) return []
  const images = await ctx.db.select(imageColumns).from(files).where(inArray(files.id, found.ids))
  return found.ids.flatMap((id) => storedImage(images.find((image) => image.id === id)) ?? [])
}
