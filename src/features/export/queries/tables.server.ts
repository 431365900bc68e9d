import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { auditLog, entryDrafts } from '../../../platform/content/table.server.ts'
import { isLogged } from '../../../platform/email/logged.ts'
import { addressProblems, mails } from '../../../platform/email/table.server.ts'
import { files } from '../../../platform/files/table.server.ts'
import { userRoles, users } from '../../accounts/table.server.ts'
import { announcements } from '../../announcements/table.server.ts'
import { providerCustomers } from '../../billing/customers/table.server.ts'
import { invoices } from '../../billing/invoices/table.server.ts'
import { paymentParts, payments } from '../../billing/payments/table.server.ts'
import { payBacks, refunds } from '../../billing/refunds/table.server.ts'
import { reminderPauses } from '../../billing/reminder-pauses/table.server.ts'
import { subscriptions, volunteerDiscounts } from '../../billing/subscriptions/table.server.ts'
import { clubSettings } from '../../club/table.server.ts'
import { configurations, posts, sponsors } from '../../content/table.server.ts'
import { notifications } from '../../emails/table.server.ts'
import {
  bookings,
  bookingTerms,
  eventMessages,
  tickets,
  ticketTypes,
} from '../../events/booking/table.server.ts'
import { eventQuestions } from '../../events/questions/table.server.ts'
import { events, eventTeams } from '../../events/table.server.ts'
import { feePlanPrices, feePlans } from '../../fees/table.server.ts'
import { isOfOpenResult, isOpenFile, isOpenResult } from '../../forms/queries/open-results.server.ts'
import { formPapers, formReaders, formReplies, formResults, forms } from '../../forms/table.server.ts'
import { matchEvents } from '../../games/live/table.server.ts'
import { gameReports } from '../../games/reports/table.server.ts'
import { gameAnswers, gameCallUps, gameSquads } from '../../games/squad/table.server.ts'
import { competitions, games } from '../../games/table.server.ts'
import { consents } from '../../members/consent/table.server.ts'
import { guardianInvitations, guardians } from '../../members/family/table.server.ts'
import { countries, members, memberTeams } from '../../members/table.server.ts'
import {
  messageAudiences,
  messagePictures,
  messageRecipients,
  messages,
  messageTemplates,
} from '../../messages/table.server.ts'
import { bankTransactions } from '../../money/bank/table.server.ts'
import { paymentReminderCharges, paymentReminders } from '../../money/chasing/table.server.ts'
import { payoutItems, payouts } from '../../money/payouts/table.server.ts'
import {
  notificationPreferences,
  quietHours,
  sentNotifications,
  unsubscribedEmails,
} from '../../notifications/table.server.ts'
import { albums, photos, photoTags, photoWithdrawals } from '../../photos/table.server.ts'
import { agreedFees } from '../../registrations/payment/table.server.ts'
import { registrationApprovals, registrations } from '../../registrations/table.server.ts'
import { seasonFamilies, seasonMembers, seasons } from '../../season/table.server.ts'
import { batchOrders, storeBatches } from '../../store/batches/table.server.ts'
import { storeCarts } from '../../store/cart/table.server.ts'
import {
  storeCategories,
  storeItemImages,
  storeItems,
  storePriceChanges,
  storeStock,
  storeStockMovements,
} from '../../store/catalog/table.server.ts'
import { collectionReminders, storeLineMarks } from '../../store/hand-out/table.server.ts'
import {
  numberHolds,
  storeOrderEvents,
  storeOrderLines,
  storeOrderRefunds,
  storeOrders,
} from '../../store/orders/table.server.ts'
import { coachTeams, teamImages, teams } from '../../teams/table.server.ts'
import {
  seriesCoaches,
  seriesTeams,
  trainingExceptions,
  trainingSeries,
} from '../../trainings/series/table.server.ts'
import {
  sessionAnswers,
  sessionAttendance,
  sessionMembers,
  sessionTeams,
  sessionTrialists,
  trainingSessions,
} from '../../trainings/sessions/table.server.ts'
import { trainings, venueImages, venues } from '../../trainings/table.server.ts'
import { duties, dutyHelpers, dutyRules } from '../../volunteering/duties/table.server.ts'
import { positionHolders, positions, rotaSlots, rotaWeeks } from '../../volunteering/table.server.ts'

export type ExportedTable = {
  /** The base name of the list's two files. */
  name: string
  table: PgTable
  holds: string
  /** Columns that grant access or have no meaning outside this product. */
  without: readonly string[]
  /** The rows that are exported, if not all. */
  only?: SQL
}

const list = <T extends PgTable>(
  name: string,
  table: T,
  holds: string,
  without: readonly (keyof T['_']['columns'] & string)[] = [],
): ExportedTable => ({ name, table, holds, without })

/** A list without some rows of its table. */
const part = (only: SQL, whole: ExportedTable): ExportedTable => ({ ...whole, only })

/**
 * The lists of an export. A test checks that every table of the database is either exported or listed as an exception.
 */
export const EXPORTED_TABLES: readonly ExportedTable[] = [
  list('members', members, 'Members with all their details and what they agreed to.'),
  list('member-teams', memberTeams, 'The teams of each member.'),
  list('guardian-invitations', guardianInvitations, 'Invitations to look after a child.'),
  list('consents', consents, 'What members and guardians agreed to, with its history.'),
  list('guardians', guardians, 'The accounts of parents and the children in their care.'),
  list('countries', countries, 'The countries that members choose their nationality from.'),
  list('users', users, 'Everybody who can log in, without passwords.'),
  list('user-roles', userRoles, 'The roles of staff.'),
  list('teams', teams, 'Teams.'),
  list('team-pictures', teamImages, 'The pictures of each team.'),
  list('coaches', coachTeams, 'The teams that each coach is responsible for.'),
  list('halls', venues, 'Halls.'),
  list('hall-pictures', venueImages, 'The pictures of each hall.'),
  list('training-times', trainings, 'Training times, team by team.'),
  list('training-series', trainingSeries, 'Weekly trainings.'),
  list('training-series-teams', seriesTeams, 'The teams of each weekly training.'),
  list('training-series-coaches', seriesCoaches, 'The coaches of each weekly training.'),
  list('days-without-training', trainingExceptions, 'Holidays and other days without training.'),
  list('training-sessions', trainingSessions, 'Training sessions, including past and cancelled ones.'),
  list('training-session-teams', sessionTeams, 'The teams of each session.'),
  list('training-answers', sessionAnswers, 'Who said whether they are coming to which session.'),
  list('training-attendance', sessionAttendance, 'Who was at which session.'),
  list('training-lists', sessionMembers, 'Who was in the teams of a session when it ended.'),
  list('trialists', sessionTrialists, 'People who booked a free session.'),
  list('announcements', announcements, 'Announcements at the top of pages, including past ones.'),
  list('competitions', competitions, 'Leagues and cups with their rules.'),
  list('games', games, 'Games and results.'),
  list('squads', gameSquads, 'Details for the squad of each game: meeting point, kit and officials.'),
  list('call-ups', gameCallUps, 'Who was called up for which game, and what they answered.'),
  list('match-events', matchEvents, 'What the scorer’s table recorded of each game, in order.'),
  list('match-reports', gameReports, 'Match reports.'),
  list('availability', gameAnswers, 'Who is available for which game.'),
  list('posts', posts, 'Pages of text.'),
  list('drafts', entryDrafts, 'Drafts: changes that are saved but not published.'),
  list('configuration', configurations, 'Menus, registration questions and details.'),
  list('fee-plans', feePlans, 'What the club charges, also fees that are retired.'),
  list('fee-plan-prices', feePlanPrices, 'The prices of fees at the payment provider, also earlier ones.'),
  list('settings', clubSettings, 'The club’s settings: name, colours, texts and addresses.', [
    'crest',
    'draft',
    'setupDraft',
  ]),
  list('sponsors', sponsors, 'Sponsors.'),
  list('events', events, 'Events.'),
  list('event-teams', eventTeams, 'The teams that each event is for.'),
  list('event-ticket-types', ticketTypes, 'The kinds of tickets of events, with their places and prices.'),
  list('event-booking-terms', bookingTerms, 'Until when each event can be booked and refunded.'),
  list('event-questions', eventQuestions, 'What events ask the people who book.'),
  list('event-bookings', bookings, 'Who booked places at events, and what they paid.'),
  list('event-tickets', tickets, 'The people in each booking.'),
  list('event-messages', eventMessages, 'What organisers wrote to the people of an event, and to how many.'),
  list('albums', albums, 'Photo albums.'),
  list('photos', photos, 'Photos in their albums, in order.', ['contentHash']),
  list('photo-tags', photoTags, 'Who is tagged in which photo.'),
  list(
    'photo-withdrawals',
    photoWithdrawals,
    'Members who removed themselves from a photo. They count for who may see it, and are never shown.',
  ),
  list('forms', forms, 'Forms with their fields.'),
  list('form-readers', formReaders, 'Who reads the answers to each confidential form.'),
  part(isOpenResult, list('form-answers', formResults, 'Answers to forms, without the confidential ones.')),
  part(
    isOfOpenResult(formReplies.resultId),
    list('form-replies', formReplies, 'What was written back to the senders of these answers.'),
  ),
  list('messages', messages, 'Messages that staff have written to many people.', ['formKey']),
  list('message-templates', messageTemplates, 'Messages to start from.'),
  list('message-pictures', messagePictures, 'Pictures in the texts of messages.'),
  list('message-audiences', messageAudiences, 'Saved choices of who gets a message.'),
  list('message-recipients', messageRecipients, 'Who got each of these messages, or why not.'),
  list('seasons', seasons, 'The preparation of each season.'),
  list('season-families', seasonFamilies, 'Who was asked about a season.'),
  list('season-members', seasonMembers, 'What was planned for each member in a season.'),
  part(
    isOfOpenResult(formPapers.resultId),
    list('form-documents', formPapers, 'The documents that came with these answers.'),
  ),
  list('volunteer-positions', positions, 'Volunteer positions.'),
  list('volunteer-holders', positionHolders, 'Who holds which fixed position.'),
  list('rota-weeks', rotaWeeks, 'The weeks of the rota.'),
  list('duty-rules', dutyRules, 'The rules from which duties are generated.'),
  list('duties', duties, 'Duties with their times and places.'),
  list('duty-helpers', dutyHelpers, 'Who has taken which duty.'),
  list('rota-duties', rotaSlots, 'Who is on duty in which week.'),
  list('registrations', registrations, 'Registrations with their answers and memberships.', ['tokenHash']),
  list(
    'agreed-fees',
    agreedFees,
    'Lower registration fees that were agreed with one person, without the notes.',
    ['note'],
  ),
  list(
    'registration-approvals',
    registrationApprovals,
    'Who approved which registration, and what that did.',
    ['mailIds'],
  ),
  list('notifications', notifications, 'Messages about registrations.', ['sendingId']),
  list('notification-preferences', notificationPreferences, 'How each account gets messages.'),
  list('quiet-hours', quietHours, 'The quiet hours of accounts.'),
  list('unsubscribed-emails', unsubscribedEmails, 'Addresses that have unsubscribed from a kind of message.'),
  list('sent-notifications', sentNotifications, 'Automatic messages to members, as they were sent.'),
  list('payments', payments, 'Payments, including open and failed ones.', ['request', 'sessionUrl']),
  list('payment-parts', paymentParts, 'What each child costs in a payment for several.'),
  list('refunds', refunds, 'Refunds of payments.'),
  list(
    'pay-backs',
    payBacks,
    'What is owed back of payments in cash or by bank transfer, or was paid back.',
    ['key'],
  ),
  list('payouts', payouts, 'Transfers of the card provider to the club’s bank account.'),
  list('payout-items', payoutItems, 'What is in each payout: payments, refunds and fees.'),
  list('bank-statement', bankTransactions, 'Payments on the bank statement of the last two years.', ['key']),
  list('subscriptions', subscriptions, 'Subscriptions to fees, as the payment provider has them.'),
  list('volunteer-discounts', volunteerDiscounts, 'Who has the volunteer discount, and who confirmed it.'),
  list('invoices', invoices, 'Invoices, as the payment provider has them.'),
  list('provider-customers', providerCustomers, 'The customers at the payment provider, by payer.'),
  list('payment-reminders', paymentReminders, 'Reminders to pay, as they were sent.', [
    'sendingId',
    'mailId',
  ]),
  list('payment-reminder-charges', paymentReminderCharges, 'What each reminder asks for.'),
  list(
    'reminder-pauses',
    reminderPauses,
    'Members and charges without automatic reminders, with the reason.',
  ),
  list('store-categories', storeCategories, 'Categories of the store.'),
  list('store-items', storeItems, 'Items of the store. Prices are before VAT.'),
  list('store-item-pictures', storeItemImages, 'The pictures of each item.'),
  list('store-stock', storeStock, 'Sizes of items with their stock.'),
  list('store-stock-movements', storeStockMovements, 'Every change of a stock, with its reason.'),
  list('store-price-changes', storePriceChanges, 'Every change of a price, before VAT.'),
  list('orders', storeOrders, 'Orders with their totals, including carts that were not paid.'),
  list('order-lines', storeOrderLines, 'What was ordered, line by line.'),
  list('order-refunds', storeOrderRefunds, 'Pieces of orders that were refunded.', ['key']),
  list('order-history', storeOrderEvents, 'What happened to each order.'),
  list('shirt-numbers', numberHolds, 'Shirt numbers reserved by orders.'),
  list('batches', storeBatches, 'Orders that went to the supplier together.'),
  list('batch-orders', batchOrders, 'The batch of each order.'),
  list('order-line-marks', storeLineMarks, 'Lines of orders that were picked or handed out, and who did it.'),
  list('collection-reminders', collectionReminders, 'When a buyer was last reminded to collect an order.'),
  list('carts', storeCarts, 'Carts of users who have not ordered yet.'),
  part(
    isLogged,
    list('emails', mails, 'E-mails that the site has sent, without the links in them.', ['undelivered']),
  ),
  list('address-problems', addressProblems, 'Addresses to which e-mails fail, and complaints about spam.'),
  part(
    isOpenFile,
    list('files', files, 'Every picture and document, with its path in this archive.', ['variantsPx']),
  ),
  list('audit-log', auditLog, 'What staff did, and when.'),
]
