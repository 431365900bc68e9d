import { paymentsOfMember } from '../../../../features/billing/payments/queries/payments.server.ts'
import { subscriptionLine } from '../../../../features/billing/subscriptions/admin/subscription-line.ts'
import { subscriptionsOfMember } from '../../../../features/billing/subscriptions/queries/subscriptions.server.ts'
import { TABS } from '../../../../features/members/admin/member-tabs.ts'
import { consentHistory } from '../../../../features/members/consent/queries/consents.server.ts'
import { listGuardians } from '../../../../features/members/guardians/queries/guardians.server.ts'
import { findLoginCandidates } from '../../../../features/members/logins/queries/link-candidates.server.ts'
import { countryChoices } from '../../../../features/members/queries/country-choices.server.ts'
import {
  type AdminMember,
  memberDetails,
  memberHistory,
} from '../../../../features/members/queries/member-admin.server.ts'
import { memberEmails } from '../../../../features/members/queries/member-emails.server.ts'
import { registrationsOfMember } from '../../../../features/registrations/review/queries/of-member.server.ts'
import { listOrdersOfMember } from '../../../../features/store/orders/queries/member-orders.server.ts'
import { teamChoices } from '../../../../features/teams/queries/teams.server.ts'
import type { Ctx } from '../../../../platform/context.ts'

/** The data of one tab. */
export async function memberTab(ctx: Ctx, member: AdminMember, tab: number, find: string) {
  const { id } = member
  switch (TABS[tab]?.id) {
    case 'registrations':
      return { tab: 'registrations' as const, registrations: await registrationsOfMember(ctx, id) }
    case 'subscriptions':
      return {
        tab: 'subscriptions' as const,
        subscriptions: (await subscriptionsOfMember(ctx, id)).map(subscriptionLine),
      }
    case 'payments':
      return { tab: 'payments' as const, payments: await paymentsOfMember(ctx, id) }
    case 'orders':
      return { tab: 'orders' as const, orders: await listOrdersOfMember(ctx, id) }
    case 'emails':
      return { tab: 'emails' as const, emails: await memberEmails(ctx, member) }
    case 'history':
      return { tab: 'history' as const, actions: await memberHistory(ctx, id) }
    case 'family':
      return {
        tab: 'family' as const,
        guardians: await listGuardians(ctx, id),
        consents: await consentHistory(ctx.db, id),
      }
    case 'login': {
      const match = { email: member.email, text: find }
      const candidates = member.account ? [] : await findLoginCandidates(ctx, match)
      return { tab: 'login' as const, find, candidates }
    }
    default: {
      const [teams, countries] = await Promise.all([teamChoices(ctx), countryChoices(ctx)])
      return { tab: 'details' as const, teams, countries, ...(await memberDetails(ctx, id)) }
    }
  }
}

export type MemberTab = Awaited<ReturnType<typeof memberTab>>
