import { attachedPictures } from './attached-pictures.ts'
import { costlyQuestions } from './costly-graphql.ts'
import { crawlAsMember, crawlAsVisitor, hiddenPictures } from './crawl.ts'
import { crossSite } from './csrf.ts'
import { othersFamily } from './families.ts'
import { graphqlFloods, listLimits } from './floods.ts'
import { fieldFloods } from './floods-of-fields.ts'
import { headerInjection } from './header-injection.ts'
import { sqlInjection } from './injection.ts'
import { matchDay } from './match-day.ts'
import { matrixOfCalls } from './matrix-calls.ts'
import { matrixOfFields } from './matrix-fields.ts'
import { matrixOfRoutes } from './matrix-routes.ts'
import { oddSpellings } from './odd-spellings.ts'
import { rateLimitAttempts } from './rate-limits.ts'
import { readCollections, readGraphql } from './read-all.ts'
import { openRedirects } from './redirects.ts'
import { sessionForgery } from './sessions.ts'
import { slowClients } from './slow.ts'
import type { Attack } from './target.ts'
import { othersTraining } from './training.ts'
import { hostileUploads } from './uploads.ts'
import { crossSiteScripts } from './xss.ts'

/** In this order: attacks that write hostile text into the club run after those that read it. */
export const ATTACKS: readonly Attack[] = [
  crawlAsVisitor,
  crawlAsMember,
  hiddenPictures,
  readCollections,
  readGraphql,
  matrixOfCalls,
  matrixOfRoutes,
  matrixOfFields,
  othersTraining,
  othersFamily,
  openRedirects,
  crossSite,
  sqlInjection,
  headerInjection,
  sessionForgery,
  matchDay,
  graphqlFloods,
  costlyQuestions,
  listLimits,
  fieldFloods,
  oddSpellings,
  hostileUploads,
  rateLimitAttempts,
  slowClients,
  attachedPictures,
  crossSiteScripts,
]
