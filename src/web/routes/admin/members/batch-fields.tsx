import { InvoiceFields } from '../../../../features/billing/invoices/components/invoice-fields.tsx'
import { AssignTeamFields } from '../../../../features/members/admin/assign-team-fields.tsx'
import {
  MessageFields,
  MessagePreview,
  type MessagePreviewData,
} from '../../../../features/members/admin/message-fields.tsx'
import { UpdateField } from '../../../../features/members/admin/update-field.tsx'
import { PROVIDER_SILENT } from '../../../../platform/payments/wording.ts'
import { type FormErrors, type Option, SelectField, TickField } from '../../../../ui/forms/field.tsx'
import type { BatchPage } from './batch-pages.server.ts'

type Props = {
  page: BatchPage
  errors: FormErrors
  values: Record<string, string>
  preview: MessagePreviewData | undefined
}

/** The fields of each action. */
export function BatchFields({ page, errors, values, preview }: Props) {
  switch (page.action) {
    case 'assign-team':
      return <AssignTeamFields teams={page.teams} errors={errors} values={values} />
    case 'update-field':
      return <UpdateField page={page} errors={errors} values={values} />
    case 'create-invoice':
      return <InvoiceFields errors={errors} values={values} />
    case 'assign-subscription':
      return (
        <>
          <SelectField
            name="priceId"
            label="Subscription"
            options={[CHOOSE, ...(page.plans ?? [])]}
            defaultValue={values.priceId ?? ''}
            errors={errors.priceId ?? (page.plans ? undefined : [PROVIDER_SILENT])}
          />
          <TickField
            name="volunteer"
            value="yes"
            label="Assign 20% discount volunteer"
            defaultChecked={values.volunteer === 'yes'}
          />
        </>
      )
    case 'send-email':
      return (
        <div className={preview ? 'compose' : undefined}>
          <div className="stack">
            <MessageFields senders={page.senders} errors={errors} values={values} />
          </div>
          {preview && <MessagePreview {...preview} senders={page.senders} focus />}
        </div>
      )
  }
}

const CHOOSE: Option = { value: '', label: 'Choose…' }
