import { eq } from 'drizzle-orm'
import { feePlans } from '../../src/features/fees/table.server.ts'
import { addDays, clubDay } from '../../src/kernel/dates.ts'
import { pence } from '../../src/kernel/money.ts'
import { seasonOf } from '../../src/kernel/season.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { aConfiguration } from '../builders/configuration.ts'
import { aPublicDocument } from '../builders/document.ts'
import { aPicture } from '../builders/picture.ts'
import { aPost } from '../builders/post.ts'
import { aSponsor } from '../builders/sponsor.ts'
import kitCatalogue from './kit-catalogue.pdf?inline'
import { MAIN_MENU, MENU_BOTTOM } from './menus.ts'
import { POSTS } from './posts.ts'
import { FEES, QUESTIONS, REGISTER_DETAILS } from './registration-settings.ts'

/** In the order of the drawn logos. */
const SPONSORS = [
  ['Northbank', 'https://northbank.example'],
  ['Halyard', 'https://halyard.example'],
  ['Tideworks', 'https://tideworks.example'],
  ['Brickfield', 'https://brickfield.example'],
  ['Lumen', 'https://lumen.example'],
] as const

/** Creates the club's content: menus, announcement, sponsors and pages. */
export async function seedContent(ctx: Ctx): Promise<void> {
  for (const { header, ...post } of POSTS)
    await aPost(ctx, { ...post, headerImageId: header ? await aPicture(ctx, header) : null })
  for (const [position, [name, website]] of SPONSORS.entries()) {
    const logo = { kind: 'logo', seed: position, alt: name } as const
    await aSponsor(ctx, { name, website, position, logoId: await aPicture(ctx, logo) })
  }
  const homeImageIds = [
    await aPicture(ctx, { kind: 'home', seed: 1 }),
    await aPicture(ctx, { kind: 'home', seed: 2 }),
  ]
  await aConfiguration(ctx, {
    homeImageIds,
    mainMenu: MAIN_MENU,
    menuBottom: MENU_BOTTOM,
    importantAnnouncement:
      '<p><b>One session is cancelled:</b> the hall is booked for exams. <a href="/about-us/trainings">See the training times</a></p>',
    questions: QUESTIONS,
    registerDetails: REGISTER_DETAILS,
    fees: FEES,
    // The public pages show the training times of the admin area.
    trainingsOverride: true,
    catalogueAddress: await aPublicDocument(ctx, { name: 'kit-catalogue.pdf', dataUrl: kitCatalogue }),
  })
  await addFeeTerms(ctx)
}

/** The registration fee was cheaper a month before the season, and a family pays it twice at most. */
async function addFeeTerms({ db, clock, club }: Ctx): Promise<void> {
  const { from } = seasonOf(clubDay(clock.now()), club.seasonStartMonth)
  await db
    .update(feePlans)
    .set({ earlyAmount: pence(4000), earlyUntil: addDays(from, -32), familyCap: pence(9000) })
    .where(eq(feePlans.id, 'registration'))
}
