import { defineEntry, type Entry, many } from '../../platform/entries/define.ts'
import { Registry } from '../../platform/entries/registry.ts'
import { userEntry } from '../accounts/entry.ts'
import { stripedata } from '../billing/stripedata.server.ts'
import { configurationEntry, postEntry, sponsorEntry } from '../content/entry.ts'
import { eventEntry } from '../events/entry.ts'
import { formEntry, formResultEntry } from '../forms/entry.ts'
import { competitionEntry, gameEntry } from '../games/entry.ts'
import { emailResultEntry, notificationEntry } from '../mailings/entry.ts'
import { countryEntry, memberEntry } from '../members/entry.ts'
import { photoalbumEntry, photoEntry } from '../photos/entry.ts'
import { photoTags } from '../photos/table.server.ts'
import { registrationEntry } from '../registrations/entry.ts'
import { batchOfOrder, storeBatchEntry } from '../store/batches/entry.ts'
import { storeCategoryEntry, storeItemEntry } from '../store/catalog/entry.ts'
import { storeOrderEntry } from '../store/orders/entry.ts'
import { teamEntry } from '../teams/entry.ts'
import { trainingsOfConfiguration, venueEntry } from '../trainings/entry.ts'
import { rotasOfConfiguration, rotaWeekEntry, volunteerEntry } from '../volunteering/entry.ts'
import { positionHolders } from '../volunteering/table.server.ts'

/**
 * Members know nothing of photographs, registrations, payments and positions, which come after them: they meet here.
 * Commands write all of them, no entry call; the newest registration is the first. [TEA-020, REG-037, ADM-014,
 * INV-022, decisions E07]
 */
const wholeMember = defineEntry({
  ...memberEntry,
  fields: {
    ...memberEntry.fields,
    photos: many(
      'photos',
      { table: photoTags, here: photoTags.memberId, there: photoTags.photoId },
      { limit: 500, write: 'nobody' },
    ),
    registrations: many('registrations', 'member', {
      limit: 20,
      sort: 'Created:desc',
      read: ['administrator'],
      write: 'nobody',
      with: ['Data'],
    }),
    volunteers: many(
      'volunteers',
      { table: positionHolders, here: positionHolders.memberId, there: positionHolders.positionId },
      { limit: 100, read: ['administrator'], write: 'nobody' },
    ),
    stripedata,
  },
})

/**
 * The configuration carries weeks of the rota and texts of trainings, which belong to others: they meet here.
 * [SYS-071, VOL-013]
 */
const wholeConfiguration = defineEntry({
  ...configurationEntry,
  reads: [...(configurationEntry.reads ?? []), 'rotas', 'trainings'],
  fields: {
    ...configurationEntry.fields,
    rotas: rotasOfConfiguration,
    TrainingsOverrideJson: trainingsOfConfiguration,
  },
})

/** An order carries the batch that it has joined, which comes after it: they meet here. [STO-055] */
const wholeOrder = defineEntry({
  ...storeOrderEntry,
  fields: { ...storeOrderEntry.fields, storebatches: batchOfOrder },
})

/** Every content type of the product. REST, GraphQL, OpenAPI and the studio are made from this list. */
export const CONTENT_TYPES: readonly Entry[] = [
  postEntry,
  sponsorEntry,
  wholeConfiguration,
  eventEntry,
  teamEntry,
  wholeMember,
  countryEntry,
  gameEntry,
  competitionEntry,
  venueEntry,
  photoalbumEntry,
  photoEntry,
  formEntry,
  formResultEntry,
  volunteerEntry,
  rotaWeekEntry,
  userEntry,
  notificationEntry,
  emailResultEntry,
  registrationEntry,
  storeItemEntry,
  storeCategoryEntry,
  wholeOrder,
  storeBatchEntry,
]

export const registry = new Registry(CONTENT_TYPES)
