import { configurationEntry, postEntry, sponsorEntry } from '../features/content/entry.ts'
import { eventEntry } from '../features/events/entry.ts'
import { formEntry, formResultEntry } from '../features/forms/entry.ts'
import { competitionEntry, gameEntry } from '../features/games/entry.ts'
import { countryEntry, memberEntry } from '../features/members/entry.ts'
import { photoalbumEntry, photoEntry } from '../features/photos/entry.ts'
import { teamEntry } from '../features/teams/entry.ts'
import { venueEntry } from '../features/trainings/entry.ts'
import type { Entry } from '../platform/entries/define.ts'

/** Every content type of the product. REST, GraphQL, OpenAPI and the studio are made from this list. */
export const CONTENT_TYPES: readonly Entry[] = [
  postEntry,
  sponsorEntry,
  configurationEntry,
  eventEntry,
  teamEntry,
  memberEntry,
  countryEntry,
  gameEntry,
  competitionEntry,
  venueEntry,
  photoalbumEntry,
  photoEntry,
  formEntry,
  formResultEntry,
]
