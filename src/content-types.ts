import { userContentType } from './features/accounts/content-type.ts'
import { stripedata } from './features/billing/queries/stripedata.server.ts'
import {
  configurationContentType,
  postContentType,
  sponsorContentType,
} from './features/content/content-type.ts'
import { emailResultContentType, notificationContentType } from './features/emails/content-type.ts'
import { moveDueDays } from './features/events/booking/commands/move-due-days.server.ts'
import { eventContentType } from './features/events/content-type.ts'
import { formContentType, formResultContentType } from './features/forms/content-type.ts'
import { matchGames } from './features/games/commands/match-games.server.ts'
import { competitionContentType, gameContentType } from './features/games/content-type.ts'
import { countryContentType, memberContentType } from './features/members/content-type.ts'
import { photoalbumContentType, photoContentType } from './features/photos/content-type.ts'
import { photoTags } from './features/photos/table.server.ts'
import { registrationContentType } from './features/registrations/content-type.ts'
import { batchOfOrder, storeBatchContentType } from './features/store/batches/content-type.ts'
import { storeCategoryContentType, storeItemContentType } from './features/store/catalog/content-type.ts'
import { storeOrderContentType } from './features/store/orders/content-type.ts'
import { teamContentType } from './features/teams/content-type.ts'
import { applyOverride } from './features/trainings/commands/apply-override.server.ts'
import { trainingsOfConfiguration, venueContentType } from './features/trainings/content-type.ts'
import {
  rotasOfConfiguration,
  rotaWeekContentType,
  volunteerContentType,
} from './features/volunteering/content-type.ts'
import { positionHolders } from './features/volunteering/table.server.ts'
import { type ContentType, defineContentType, many } from './platform/content/content-type.ts'
import { Registry } from './platform/content/registry.ts'

/**
 * The member content type, with fields from later features that members may not import: photos, registrations, payments
 * and positions. All of them are written by commands. Registrations are sorted newest first.
 */
const memberDocument = defineContentType({
  ...memberContentType,
  fields: {
    ...memberContentType.fields,
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

/** The configuration content type, with rota weeks and training texts, which belong to later features. */
const configurationDocument = defineContentType({
  ...configurationContentType,
  reads: [...(configurationContentType.reads ?? []), 'rotas', 'trainings'],
  fields: {
    ...configurationContentType.fields,
    rotas: rotasOfConfiguration,
    TrainingsOverrideJson: trainingsOfConfiguration,
  },
  async beforeWrite(tx, ctx, draft, id) {
    await configurationContentType.beforeWrite?.(tx, ctx, draft, id)
    await applyOverride(tx, draft.TrainingsOverride)
  },
})

/** The team content type. Saving a team also links games that waited for its number or its names in league tables. */
const teamDocument = defineContentType({
  ...teamContentType,
  async afterWrite(tx, ctx, id, draft) {
    await teamContentType.afterWrite?.(tx, ctx, id, draft)
    await matchGames(tx, ctx)
  },
})

/** The event content type. Moving an event to an earlier day also moves what is due for its places. */
const eventDocument = defineContentType({
  ...eventContentType,
  async afterWrite(tx, _ctx, id, { Date: startsAt }) {
    if (startsAt instanceof Date) await moveDueDays(tx, id, startsAt)
  },
})

/** The order content type, with its batch, which belongs to a later feature. */
const orderDocument = defineContentType({
  ...storeOrderContentType,
  fields: { ...storeOrderContentType.fields, storebatches: batchOfOrder },
})

/** All content types of the product. REST, GraphQL, OpenAPI and the studio are derived from this list. */
export const CONTENT_TYPES: readonly ContentType[] = [
  postContentType,
  sponsorContentType,
  configurationDocument,
  eventDocument,
  teamDocument,
  memberDocument,
  countryContentType,
  gameContentType,
  competitionContentType,
  venueContentType,
  photoalbumContentType,
  photoContentType,
  formContentType,
  formResultContentType,
  volunteerContentType,
  rotaWeekContentType,
  userContentType,
  notificationContentType,
  emailResultContentType,
  registrationContentType,
  storeItemContentType,
  storeCategoryContentType,
  orderDocument,
  storeBatchContentType,
]

export const registry = new Registry(CONTENT_TYPES)
