import { auditLines } from '../../../../features/accounts/queries/audit.server.ts'
import { auditSearch } from '../../../../features/accounts/schema.ts'
import { askedIn, rowsAnswer } from '../../../admin/list-address.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/rows'

/** Further rows of the list, for its table. */
export const loader = async ({ request, context }: Route.LoaderArgs) =>
  rowsAnswer(await auditLines(ctxOf(context), askedIn(auditSearch, request)))
