import { useNavigate, useSearchParams } from 'react-router'
import { BATCH_FIELDS, batchField } from '../../../../features/members/model/batch-fields.ts'
import {
  type FormErrors,
  type Option,
  RadioField,
  SelectField,
  TextField,
  TickField,
} from '../../../../ui/forms/field.tsx'
import type { BatchPage } from './batch-pages.server.ts'
import { MessageFields, type Previewed } from './message-fields.tsx'

type Words = { title: (whom: string) => string; button: (whom: string) => string; note: string }

export const TITLES: Record<BatchPage['action'], Words> = {
  'assign-team': {
    title: (whom) => `Assign a team to ${whom}`,
    button: () => 'Assign team',
    note: 'It becomes their first team. They stay in the others.',
  },
  'update-field': {
    title: (whom) => `Update a field of ${whom}`,
    button: (whom) => `Update ${whom}`,
    note: 'Everybody selected gets the same value.',
  },
  'create-invoice': {
    title: (whom) => `Create an invoice for ${whom}`,
    button: (whom) => `Invoice ${whom}`,
    note: 'Each member gets an invoice of their own by e-mail.',
  },
  'assign-subscription': {
    title: (whom) => `Assign a subscription to ${whom}`,
    button: () => 'Assign subscription',
    note: 'Paid by the card on file, else by invoices.',
  },
  'send-email': {
    title: (whom) => `E-mail to ${whom}`,
    button: (whom) => `Send to ${whom}`,
    note: 'Each person gets their own e-mail.',
  },
}

export const LABELS: Record<string, string> = {
  '': 'Members',
  key: 'This form',
  teamId: 'Team',
  field: 'Field',
  value: 'Value',
  amount: 'Amount',
  description: 'Description',
  collection_method: 'Collection method',
  priceId: 'Subscription',
  sender: 'From',
  subject: 'Subject',
  synopsis: 'Synopsis',
  gif: 'Picture',
  html: 'Message',
}

type Props = {
  page: BatchPage
  errors: FormErrors
  values: Record<string, string>
  preview: Previewed | undefined
}

/** The fields of each action. */
export function BatchFields({ page, errors, values, preview }: Props) {
  switch (page.action) {
    case 'assign-team':
      return (
        <SelectField
          name="teamId"
          label="Team"
          options={[CHOOSE, ...page.teams]}
          defaultValue={values.teamId ?? ''}
          errors={errors.teamId}
        />
      )
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
            errors={
              errors.priceId ??
              (page.plans ? undefined : ['The card provider does not answer. Please try again in a moment.'])
            }
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
      return <MessageFields senders={page.senders} errors={errors} values={values} preview={preview} />
  }
}

const CHOOSE: Option = { value: '', label: 'Choose…' }
const YES_NO: Option[] = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
]

type Part = Pick<Props, 'errors' | 'values'>

/** In pounds; the provider's other way of collecting is shown and cannot be chosen. [INV-007, INV-009, decisions B21] */
function InvoiceFields({ errors, values }: Part) {
  return (
    <>
      <TextField
        name="amount"
        label="Amount in pounds"
        hint="From £1 to £2,000"
        type="number"
        inputMode="decimal"
        min={1}
        max={2000}
        step={0.01}
        defaultValue={values.amount}
        errors={errors.amount}
      />
      <TextField
        name="description"
        label="Description"
        hint="What it is for, as it stands on the invoice"
        maxLength={200}
        defaultValue={values.description}
        errors={errors.description}
      />
      <RadioField
        name="collection_method"
        label="Collection method"
        value="send_invoice"
        errors={errors.collection_method}
        options={[
          { value: 'send_invoice', label: 'send_invoice: the member pays by a link' },
          { value: 'charge_automatically', label: 'charge_automatically', disabled: true },
        ]}
      />
    </>
  )
}

/** First the field, by its address, then a control that fits it. [ADM-011] */
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
    choice: (field.choices ?? []).map((value) => ({ value, label: value || 'None' })),
    country: [{ value: '', label: 'None' }, ...page.countries],
  }[field.kind]
  return <SelectField {...common} options={options} defaultValue={values.value} />
}
