import { inArray } from 'drizzle-orm'
import { formatPence } from '../../../kernel/money.ts'
import type { Ctx } from '../../../platform/context.ts'
import { members } from '../../members/table.server.ts'
import { payingLink } from '../../registrations/form/commands/emails.server.ts'
import { currentOffers } from '../../registrations/payment/queries/offers.server.ts'
import { settingsOf } from '../../registrations/queries/registration.server.ts'
import { registrations } from '../../registrations/table.server.ts'
import type { SeasonPerson } from '../components/family-answers.tsx'
import { openSeasonLink } from './opened-link.server.ts'
import { runningSubscriptions, subscriptionInWords } from './running-subscriptions.server.ts'

export type FamilyPage = {
  season: string
  /** Whether answers still count. */
  isOpen: boolean
  people: SeasonPerson[]
  /** The registration fees on offer, in words. */
  fees: string[]
}

/** Returns the page of a family's link; undefined if the link has expired or its reader has nobody to answer for. */
export async function familyPage(ctx: Ctx, token: string): Promise<FamilyPage | undefined> {
  const opened = await openSeasonLink(ctx, ctx.db, token)
  if (!opened) return undefined
  const { season, contact, people, teams } = opened
  const ids = people.map(({ id }) => id)
  const [records, subscriptions, payUrls, offers] = await Promise.all([
    ctx.db.select().from(members).where(inArray(members.id, ids)),
    runningSubscriptions(ctx.db, ids),
    payingLinks(
      ctx,
      people.flatMap(({ registrationId }) => registrationId ?? []),
    ),
    currentOffers(ctx, await settingsOf(ctx)),
  ])
  return {
    season: season.name,
    isOpen: season.status === 'open',
    people: people.flatMap((person): SeasonPerson[] => {
      const record = records.find(({ id }) => id === person.id)
      if (!record) return []
      const { firstName, name, version, phone, address, postcode } = record
      return [
        {
          ...{ id: person.id, firstName, name, version, phone, address, postcode, answer: person.answer },
          isSelf: contact.people.some(({ memberId, isSelf }) => memberId === person.id && isSelf),
          team: teams.find(({ id }) => id === person.newTeamId)?.newName ?? null,
          subscriptions: (subscriptions.get(person.id) ?? []).map(subscriptionInWords),
          payUrl: payUrls.get(person.registrationId ?? ''),
        },
      ]
    }),
    fees: offers.registration.map((fee) =>
      [fee.label, formatPence(fee.amount), fee.reason].filter(Boolean).join(', '),
    ),
  }
}

async function payingLinks(ctx: Ctx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const found = await ctx.db
    .select({ id: registrations.id, tokenHash: registrations.tokenHash })
    .from(registrations)
    .where(inArray(registrations.id, [...ids]))
  return new Map(found.map((registration) => [registration.id, payingLink(ctx, registration)]))
}
