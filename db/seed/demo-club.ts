import type { Ctx } from '../../src/platform/context.ts'
import { seedAccounts } from './story/accounts.ts'
import { seedContent } from './story/content.ts'
import { seedEvents } from './story/events.ts'
import { seedForms } from './story/forms.ts'
import { seedGames } from './story/games.ts'
import { seedInvoices } from './story/invoices.ts'
import { seedMailings } from './story/mailings.ts'
import { seedMembers } from './story/members.ts'
import { seedOwnArea } from './story/own-area.ts'
import { seedPayments } from './story/payments.ts'
import { seedPhotos } from './story/photos.ts'
import { seedRegistrations } from './story/registrations.ts'
import { seedStore } from './story/store.ts'
import { seedStoreOrders } from './story/store-orders.ts'
import { seedTeams } from './story/teams.ts'
import { seedTrainings } from './story/trainings.ts'
import { seedVolunteering } from './story/volunteering.ts'

/** The story of the demo club, chapter by chapter, told through the commands that staff and members use. */
export async function tellDemoClub(ctx: Ctx): Promise<void> {
  await seedContent(ctx)
  await seedTeams(ctx)
  await seedMembers(ctx)
  await seedAccounts(ctx)
  await seedGames(ctx)
  await seedTrainings(ctx)
  await seedEvents(ctx)
  await seedPayments(ctx)
  await seedInvoices(ctx)
  await seedVolunteering(ctx)
  await seedForms(ctx)
  await seedRegistrations(ctx)
  await seedOwnArea(ctx)
  await seedPhotos(ctx)
  await seedStore(ctx)
  await seedStoreOrders(ctx)
  await seedMailings(ctx)
}
