import { type Erase, eraseMember, previewErasure } from '../erasure.ts'
import { isId } from '../kernel/ids.ts'
import type { CommandContext } from './command.ts'
import { typedIn } from './parse-options.ts'
import { withClub } from './with-database.ts'

const USAGE =
  'Usage: npm run member:erase ID -- [--apply]      (the ID is in the address of the admin page of the member)'

const REFUSALS = {
  UNKNOWN: 'There is no member with this ID.',
  STAFF: 'This member has a staff role: remove the role first.',
  SUBSCRIBED: 'This member pays each month: end the subscription first.',
  CHECKOUT_OPEN:
    'This member has an open checkout session for a subscription: try again in an hour, when it has expired.',
  ASSIGNMENT_PENDING:
    'A subscription is being assigned to this member, and the card provider has not answered: try again in an hour.',
  INVOICE_PENDING:
    'An invoice is being created for this member, and the card provider has not answered: try again in an hour.',
}

/** `npm run member:erase`: shows what erasing a member would delete, or erases the member. Returns the exit code. */
export async function eraseCommand(
  args: string[],
  { say, config: settings, now }: CommandContext,
): Promise<number> {
  const chosen = chosenIn(args)
  if (!chosen) {
    say(USAGE)
    return 2
  }
  return withClub(settings(), say, async (db) => {
    const ports = { db, clock: { now: () => now } }
    const outcome = await (chosen.apply ? eraseMember(ports, chosen.id) : previewErasure(ports, chosen.id))
    for (const line of linesOf(outcome, chosen.apply)) say(line)
    return outcome.ok ? 0 : 1
  })
}

function linesOf(outcome: Erase, applied: boolean): string[] {
  if (!outcome.ok) return [REFUSALS[outcome.reason]]
  const { paymentsKept, ...erased } = outcome.erased
  return [
    ...Object.entries(erased).map(([what, many]) => `${String(many).padStart(6)}  ${inWords(what)}`),
    `${String(paymentsKept).padStart(6)}  payments are kept, as accounting requires`,
    applied
      ? 'The member has been erased. Also delete the customer at the card provider, and let old backups expire.'
      : 'Nothing was erased: this was a preview. Erase with --apply.',
  ]
}

const inWords = (key: string) => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

function chosenIn(args: string[]): { id: string; apply: boolean } | undefined {
  const options = { apply: { type: 'boolean', default: false } } as const
  const typed = typedIn({ args, allowPositionals: true, options })
  const [id, ...rest] = typed?.positionals ?? []
  return typed && id !== undefined && isId(id) && rest.length === 0
    ? { id, apply: typed.values.apply }
    : undefined
}
