import { useNavigate, useSearchParams } from 'react-router'
import { InvoiceFields } from '../../../../features/billing/invoices/components/invoice-fields.tsx'
import { AssignTeamFields } from '../../../../features/members/admin/assign-team-fields.tsx'
import {
  MessageFields,
  MessagePreview,
  type MessagePreviewData,
} from '../../../../features/members/admin/message-fields.tsx'
import { BATCH_FIELDS, batchField } from '../../../../features/members/model/batch-fields.ts'
import { capitalised } from '../../../../kernel/text.ts'
import { PROVIDER_SILENT } from '../../../../platform/payments/wording.ts'
import {
  type FormErrors,
  type Option,
  SelectField,
  TextField,
  TickField,
} from '../../../../ui/forms/field.tsx'
import type { BatchPage } from './batch-pages.server.ts'

type Words = { title: (recipients: string) => string; button: (recipients: string) => string; note: string }

export const TITLES: Record<BatchPage['action'], Words> = {
  'assign-team': {
    title: (recipients) => `Assign a team to ${recipients}`,
    button: () => 'Assign team',
    note: 'It becomes their main team.',
  },
  'update-field': {
    title: (recipients) => `Update a field of ${recipients}`,
    button: (recipients) => `Update ${recipients}`,
    note: 'All selected members get the same value.',
  },
  'create-invoice': {
    title: (recipients) => `Create an invoice for ${recipients}`,
    button: (recipients) => `Invoice ${recipients}`,
    note: 'Each member gets an invoice of their own by e-mail.',
  },
  'assign-subscription': {
    title: (recipients) => `Assign a subscription to ${recipients}`,
    button: () => 'Assign subscription',
    note: 'Paid by the card on file, else by invoices.',
  },
  'send-email': {
    title: (recipients) => `E-mail to ${recipients}`,
    button: (recipients) => `Send to ${recipients}`,
    note: 'Each person gets their own e-mail.',
  },
}

export const LABELS: Record<string, string> = {
  '': 'Members',
  key: 'This form',
  teamId: 'Team',
  teamChange: 'Add or move',
  field: 'Field',
  value: 'Value',
  amount: 'Amount',
  description: 'Description',
  collection_method: 'Collection method',
  priceId: 'Subscription',
  sender: 'From',
  subject: 'Subject',
  synopsis: 'Preview line',
  gif: 'Picture',
  html: 'Message',
}

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
const YES_NO: Option[] = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

type Part = Pick<Props, 'errors' | 'values'>

/** A choice of the field, kept in the address, then a control for its value. [ADM-011] */
function UpdateField({
  page,
  errors,
  values,
}: Part & { page: Extract<BatchPage, { action: 'update-field' }> }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const choose = (name: string) => {
    const next = new URLSearchParams(search)
    next.set('field', name)
    navigate(`?${next}`, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <SelectField
        name="field"
        label="Field"
        options={[CHOOSE, ...BATCH_FIELDS.map(({ name, label }) => ({ value: name, label }))]}
        value={page.field}
        onChange={({ target }) => choose(target.value)}
        errors={errors.field}
      />
      <noscript>
        {BATCH_FIELDS.map(({ name, label }) => (
          <p key={name}>
            <a href={`?${withField(search, name)}`}>{label}</a>
          </p>
        ))}
      </noscript>
      <Value key={page.field} page={page} errors={errors} values={values} />
    </>
  )
}

const withField = (search: URLSearchParams, name: string) =>
  new URLSearchParams([...[...search].filter(([key]) => key !== 'field'), ['field', name]])

function Value({ page, errors, values }: Part & { page: Extract<BatchPage, { action: 'update-field' }> }) {
  const field = batchField(page.field)
  if (!field) return null
  const common = {
    name: 'value',
    label: field.label,
    errors: errors.value ?? errors[field.name],
    required: false,
  }
  if (field.kind === 'text') return <TextField {...common} maxLength={200} defaultValue={values.value} />
  const options = {
    'yes-no': YES_NO,
    choice: (field.choices ?? []).map((value) => ({ value, label: capitalised(value) || 'None' })),
    country: [{ value: '', label: 'None' }, ...page.countries],
  }[field.kind]
  return <SelectField {...common} options={options} defaultValue={values.value} />
}
