/** What the tables of finance staff can be narrowed to; the first is the standard. [resolutions D11, F19] */
export const INVOICE_FILTERS = ['unpaid', 'paid', 'all', 'cancelled'] as const

export const PAYMENT_FILTERS = ['all', 'paid', 'refunded', 'unpaid', 'abandoned', 'disputed'] as const

export const SUBSCRIPTION_FILTERS = ['all', 'running', 'ending', 'overdue', 'twice', 'ended'] as const
