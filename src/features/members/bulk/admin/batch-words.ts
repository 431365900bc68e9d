const BATCH_ACTIONS = [
  'assign-team',
  'update-field',
  'make-inactive',
  'create-invoice',
  'assign-subscription',
  'send-email',
] as const
/** An action on several members at once. */
export type BatchAction = (typeof BATCH_ACTIONS)[number]

/** Finds an action by its name in an address; undefined if there is none. */
export const batchActionNamed = (name: string): BatchAction | undefined =>
  BATCH_ACTIONS.find((action) => action === name)

type Words = { title: (recipients: string) => string; button: (recipients: string) => string; note: string }

export const TITLES: Record<BatchAction, Words> = {
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
  'make-inactive': {
    title: (recipients) => `Make ${recipients} inactive`,
    button: () => 'Make inactive',
    note: 'Their records and logins are kept.',
  },
  'create-invoice': {
    title: (recipients) => `Create an invoice for ${recipients}`,
    button: (recipients) => `Invoice ${recipients}`,
    note: 'Each member gets an invoice of their own by e-mail.',
  },
  'assign-subscription': {
    title: (recipients) => `Assign a subscription to ${recipients}`,
    button: () => 'Assign subscription',
    note: 'Charged to the card on file, or invoiced if there is none.',
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
