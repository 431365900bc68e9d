import type { Ctx } from '../src/platform/context.ts'
import { seedAccounts } from './data/accounts.ts'
import { seedAttendance } from './data/attendance.ts'
import { seedBank } from './data/bank.ts'
import { seedBookings } from './data/bookings.ts'
import { seedClub } from './data/club.ts'
import { seedContent } from './data/content.ts'
import { seedEmails } from './data/emails.ts'
import { seedEvents } from './data/events.ts'
import { seedFamily } from './data/family.ts'
import { seedFamilyMoney } from './data/family-money.ts'
import { seedForms } from './data/forms.ts'
import { seedGames } from './data/games.ts'
import { seedInstalments } from './data/instalments.ts'
import { seedInvoices } from './data/invoices.ts'
import { seedMatchDay } from './data/match-day.ts'
import { seedMembers } from './data/members.ts'
import { seedMessages } from './data/messages.ts'
import { seedNotifications } from './data/notifications.ts'
import { seedOwnArea } from './data/own-area.ts'
import { seedPastBookings } from './data/past-bookings.ts'
import { seedLateInvoices, seedPastMoney } from './data/past-money.ts'
import { seedPastOrders } from './data/past-orders.ts'
import { seedPastRegistrations } from './data/past-registrations.ts'
import { seedPayments } from './data/payments.ts'
import { seedPayouts } from './data/payouts.ts'
import { seedPhotos } from './data/photos.ts'
import { seedRegistrations } from './data/registrations.ts'
import { seedReminders } from './data/reminders.ts'
import { seedReports } from './data/reports.ts'
import { seedStore } from './data/store.ts'
import { seedStoreOrders } from './data/store-orders.ts'
import { seedTeams } from './data/teams.ts'
import { seedTrainings } from './data/trainings.ts'
import { seedVolunteering } from './data/volunteering.ts'

/** Creates the demo club with the commands that staff and members use. */
export async function createDemoClub(ctx: Ctx): Promise<void> {
  await seedClub(ctx)
  await seedContent(ctx)
  await seedTeams(ctx)
  await seedMembers(ctx)
  await seedAccounts(ctx)
  await seedFamily(ctx)
  await seedGames(ctx)
  await seedMatchDay(ctx)
  await seedTrainings(ctx)
  await seedAttendance(ctx)
  await seedEvents(ctx)
  await seedPayments(ctx)
  await seedBookings(ctx)
  await seedPastBookings(ctx)
  await seedInvoices(ctx)
  await seedPastMoney(ctx)
  await seedLateInvoices(ctx)
  await seedVolunteering(ctx)
  await seedForms(ctx)
  await seedRegistrations(ctx)
  await seedOwnArea(ctx)
  await seedPastRegistrations(ctx)
  await seedFamilyMoney(ctx)
  await seedInstalments(ctx)
  await seedReminders(ctx)
  await seedBank(ctx)
  await seedPhotos(ctx)
  await seedReports(ctx)
  await seedStore(ctx)
  await seedStoreOrders(ctx)
  await seedPastOrders(ctx)
  await seedPayouts(ctx)
  await seedEmails(ctx)
  await seedMessages(ctx)
  await seedNotifications(ctx)
}
