import { priceWords } from '../../../../features/billing/prices/model.ts'
import { listPrices } from '../../../../features/billing/prices/queries/prices.server.ts'
import type { BatchAction } from '../../../../features/members/bulk/admin/batch-words.ts'
import { batchField } from '../../../../features/members/bulk/model/batch-fields.ts'
import { countryChoices } from '../../../../features/members/queries/country-choices.server.ts'
import { teamChoices } from '../../../../features/teams/queries/teams.server.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Option } from '../../../../ui/forms/field.tsx'

/** The choices in the modal of a bulk action. */
export type BatchPage =
  | { action: 'assign-team'; teams: Option[] }
  | { action: 'update-field'; field: string; countries: Option[] }
  | { action: 'make-inactive' }
  | { action: 'create-invoice' }
  | { action: 'assign-subscription'; plans: Option[] | undefined }
  | { action: 'send-email'; senders: Option[] }

export async function batchPage(ctx: Ctx, action: BatchAction, search: URLSearchParams): Promise<BatchPage> {
  switch (action) {
    case 'assign-team':
      return { action, teams: await teamChoices(ctx) }
    case 'update-field': {
      const field = batchField(search.get('field') ?? '')
      const countries = field?.kind === 'country' ? await countryChoices(ctx) : []
      return { action, field: field?.name ?? '', countries }
    }
    case 'assign-subscription':
      return { action, plans: await planChoices(ctx) }
    case 'send-email':
      return { action, senders: senderChoices(ctx) }
    case 'make-inactive':
    case 'create-invoice':
      return { action }
  }
}

async function planChoices(ctx: Ctx): Promise<Option[] | undefined> {
  const list = await listPrices(ctx)
  return list?.subscriptions.map((plan) => ({
    value: plan.id,
    label: `${plan.label}, ${priceWords(plan)}`,
  }))
}

/** The club's mailboxes from which staff can send. */
export const senderChoices = ({ club }: Ctx): Option[] => [
  { value: 'info', label: `${club.name} <${club.emails.info}>` },
  { value: 'media', label: `${club.name} <${club.emails.media}>` },
]
