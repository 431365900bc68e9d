import type { MergeRefusal } from '../../../../features/members/merge/commands/merge-members.server.ts'
import type { Choices } from '../../../../features/members/merge/model/merged-details.ts'
import { DETAIL_FIELDS } from '../../../../features/members/model/detail-fields.ts'
import { unreachable } from '../../../../kernel/outcome.ts'

/** Reads the chosen sides from a form, by the fields' wire names. */
export function choicesIn(form: FormData): Choices {
  const names = ['Active', ...DETAIL_FIELDS.flatMap(({ fields }) => fields.map(({ name }) => name))]
  return Object.fromEntries(
    names.flatMap((name) => {
      const side = form.get(`field-${name}`)
      return side === 'kept' || side === 'other' ? [[name, side]] : []
    }),
  )
}

/** Says why two records cannot be merged, and what to do about it. */
export function refusalWords(refusal: MergeRefusal): string {
  switch (refusal.reason) {
    case 'SAME':
      return 'This is the same record. Choose another one.'
    case 'CHANGED':
      return 'Someone has changed one of the records. Check the details below and merge again.'
    case 'BOTH_LOGINS':
      return 'Both records have a login. Unlink one of them first, on the tab “Login”.'
    case 'BOTH_SUBSCRIBED':
      return 'Both records have a running subscription. Cancel one of them first.'
    case 'PAYMENT_PENDING':
      return 'A payment of one of them is not finished yet. Try again in an hour.'
    case 'UNDER_16':
      return 'This would give a child under 16 a login. Unlink the login first, on the tab “Login”, or correct the date of birth.'
    case 'NOT_VALID':
      return `Nothing was merged. ${Object.values(refusal.problems).flat().join(' ')}`
    default:
      return unreachable(refusal)
  }
}
