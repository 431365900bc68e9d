import './season.css'
import { Form } from 'react-router'
import { count } from '../../../kernel/text.ts'
import type { Effect, EffectKind } from '../model/closing.ts'

const TITLES: Readonly<Record<EffectKind, readonly [one: string, many: string]>> = {
  'rename-team': ['team gets a new name or other ages', 'teams get a new name or other ages'],
  'leave-out-team': ['team does not play and is hidden', 'teams do not play and are hidden'],
  move: ['player changes team', 'players change team'],
  deactivate: ['member becomes inactive', 'members become inactive'],
  'free-number': ['shirt number becomes free', 'shirt numbers become free'],
  'end-subscription': [
    'subscription ends after its current period; the payer gets an e-mail',
    'subscriptions end after their current periods; the payers get an e-mail',
  ],
  'keep-subscription': [
    'subscription of a member who leaves continues; the payer gets an e-mail',
    'subscriptions of members who leave continue; the payers get an e-mail',
  ],
  'change-price': [
    'subscription gets the new amount; the payer gets an e-mail first',
    'subscriptions get the new amount; the payers get an e-mail first',
  ],
  'keep-price': ['subscription keeps its amount', 'subscriptions keep their amount'],
}
const KINDS = Object.keys(TITLES) as EffectKind[] // keys of TITLES

type Props = { effects: readonly Effect[]; isOpen: boolean }

/** Everything that closing does, by kind with its number. */
export function EffectList({ effects, isOpen }: Props) {
  if (effects.length === 0) return <p className="muted">Nothing changes.</p>
  return KINDS.map((kind) => {
    const own = effects.filter((effect) => effect.kind === kind)
    if (own.length === 0) return null
    return (
      <details key={kind} className="season-effects" open={own.length <= FEW}>
        <summary>
          <b>{count(own.length, ...TITLES[kind])}</b>
        </summary>
        <ul>
          {own.map((effect) => (
            <li key={keyOf(effect)}>
              {effect.text}
              {isOpen && <SubscriptionChoice effect={effect} />}
            </li>
          ))}
        </ul>
      </details>
    )
  })
}

/** Lists up to this many effects are open at first. */
const FEW = 12

function keyOf(effect: Effect): string {
  if ('subscriptionId' in effect) return effect.subscriptionId
  return 'memberId' in effect ? effect.memberId : effect.teamId
}

/** What else can happen to a subscription, by what happens to it now. */
const OTHERS: Readonly<Partial<Record<EffectKind, { keeps: 'yes' | 'no'; text: string }>>> = {
  'end-subscription': { keeps: 'yes', text: 'Keep it' },
  'keep-subscription': { keeps: 'no', text: 'End it' },
  'change-price': { keeps: 'yes', text: 'Keep the amount' },
  'keep-price': { keeps: 'no', text: 'Change the amount' },
}

function SubscriptionChoice({ effect }: { effect: Effect }) {
  const other = OTHERS[effect.kind]
  if (!other || !('subscriptionId' in effect)) return null
  return (
    <Form method="post" className="season-inline" preventScrollReset>
      <input type="hidden" name="intent" value="subscription" />
      <input type="hidden" name="person" value={effect.memberId} />
      <button className="button bare compact" type="submit" name="keeps" value={other.keeps}>
        {other.text}
        <span className="visually-hidden">: {effect.text}</span>
      </button>
    </Form>
  )
}
