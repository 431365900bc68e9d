import { z } from 'zod'
import { INVOICES, SUBSCRIPTIONS } from '../../../../features/billing/commands/bulk-runs.server.ts'
import { listPrices } from '../../../../features/billing/prices/queries/prices.server.ts'
import { invoicePounds, invoiceText } from '../../../../features/billing/schema.ts'
import { messageInput } from '../../../../features/emails/schema.ts'
import type { BatchAction } from '../../../../features/members/bulk/admin/batch-words.ts'
import {
  ASSIGN_TEAM,
  SEND_EMAIL,
  UPDATE_FIELD,
} from '../../../../features/members/bulk/commands/bulk-runs.server.ts'
import { startMemberRun } from '../../../../features/members/bulk/commands/start-member-run.server.ts'
import { batchField, batchValue } from '../../../../features/members/bulk/model/batch-fields.ts'
import { TEAM_CHANGE_NEEDED, TEAM_CHANGES } from '../../../../features/members/model/team-change.ts'
import { memberSelection } from '../../../../features/members/schema.ts'
import { teamChoices } from '../../../../features/teams/queries/teams.server.ts'
import { formKey } from '../../../../kernel/form-key.ts'
import { penceOf } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { BulkKind } from '../../../../platform/jobs/bulk/kind.ts'
import { PROVIDER_SILENT } from '../../../../platform/payments/wording.ts'
import { type Parsed, parseForm, type Refused, refuseForm } from '../../../parse-form.ts'

const recipients = memberSelection.extend({ key: formKey })

const forms = {
  'assign-team': z.object({
    teamId: z.uuid('Choose a team'),
    teamChange: z.enum(TEAM_CHANGES, TEAM_CHANGE_NEEDED),
  }),
  'update-field': z
    .object({ field: z.string('Choose a field'), value: z.string().max(200).default('') })
    .refine(({ field }) => batchField(field) !== undefined, { path: ['field'], message: 'Choose a field' }),
  'make-inactive': z.object({}),
  'create-invoice': z.object({ amount: invoicePounds, ...invoiceText }),
  'assign-subscription': z.object({
    priceId: z.string('Choose a subscription').min(1, 'Choose a subscription'),
    volunteer: z.literal('yes').optional(),
  }),
  'send-email': messageInput,
}

export type Started = { ok: true; runId: string } | Refused

/** Parses the form of a bulk action and starts it. Refusals are messages by field. */
export async function startBatch(ctx: Ctx, action: BatchAction, form: FormData): Promise<Started> {
  switch (action) {
    case 'assign-team':
      return startWith(form, forms[action], async ({ teamId, teamChange }) => {
        const team = (await teamChoices(ctx)).find(({ value }) => value === teamId)
        if (!team) return { teamId: ['Choose a team'] }
        return begin(ctx, form, ASSIGN_TEAM, { teamId, team: team.label, teamChange })
      })
    case 'update-field':
      return startWith(form, forms[action], async ({ field: name, value }) => {
        const field = batchField(name)
        if (!field) return { field: ['Choose a field'] }
        const given = batchValue(field, value.trim())
        if (given === undefined) return { value: ['Choose one of the values'] }
        return begin(ctx, form, UPDATE_FIELD, { field: name, value: given })
      })
    case 'make-inactive':
      return startWith(form, forms[action], () =>
        begin(ctx, form, UPDATE_FIELD, { field: 'Active', value: false }),
      )
    case 'create-invoice':
      return startWith(form, forms[action], ({ amount, description }) =>
        begin(ctx, form, INVOICES, { amount: penceOf(amount), description }),
      )
    case 'assign-subscription':
      return startWith(form, forms[action], async ({ priceId, volunteer }) => {
        const list = await listPrices(ctx)
        if (!list) return { priceId: [PROVIDER_SILENT] }
        const plan = list.subscriptions.find(({ id }) => id === priceId)
        if (!plan) return { priceId: ['Choose a subscription'] }
        const input = { priceId, plan: plan.label, volunteer: volunteer === 'yes' }
        return begin(ctx, form, SUBSCRIPTIONS, input)
      })
    case 'send-email':
      return startWith(form, forms[action], (message) => begin(ctx, form, SEND_EMAIL, message))
  }
}

async function startWith<S extends z.ZodType>(
  form: FormData,
  schema: S,
  start: (value: z.output<S>) => Promise<string | Record<string, string[]>>,
): Promise<Started> {
  const parsed = parseForm(schema, form)
  const selected = parseForm(recipients, form)
  if (!parsed.ok || !selected.ok) return both(parsed, selected)
  const begun = await start(parsed.value)
  return typeof begun === 'string' ? { ok: true, runId: begun } : refuseForm(form, begun)
}

/** Starts the run; returns its id, or the messages by field. */
async function begin<Input>(
  ctx: Ctx,
  form: FormData,
  kind: BulkKind<Input>,
  input: Input,
): Promise<string | Record<string, string[]>> {
  const selected = parseForm(recipients, form)
  if (!selected.ok) return selected.errors
  const { key, ...selection } = selected.value
  const started = await startMemberRun(ctx, kind, { selection, input, key })
  return started.ok ? started.runId : { '': ['Select at least one member'] }
}

function both(one: Parsed<unknown>, other: Parsed<unknown>): Refused {
  const errors = { ...(one.ok ? {} : one.errors), ...(other.ok ? {} : other.errors) }
  const values = !one.ok ? one.values : !other.ok ? other.values : {}
  return { ok: false, errors, values }
}
