import type { ListShape, RecordShape, Shape } from '../../../platform/content/shape.ts'
import { CRITERIA } from './game.ts'

const points = (label: string): Shape => ({ kind: 'number', label })
const criteria = (label: string): ListShape => ({
  kind: 'list',
  label,
  one: 'criterion',
  of: { kind: 'choice', label: 'Criterion', choices: CRITERIA },
})

/** The form to edit the rules of a competition. `schema.ts` validates them. */
export const rulesShape: RecordShape = {
  kind: 'record',
  label: 'Rules',
  fields: {
    points: {
      kind: 'record',
      label: 'Points',
      fields: { win: points('Win'), draw: points('Draw'), loss: points('Loss'), forfeit: points('Forfeit') },
    },
    running: criteria('Order during the season'),
    final: criteria('Final order'),
    forfeitScore: {
      kind: 'record',
      label: 'Score credited for a forfeit',
      optional: true,
      fields: {
        for: { kind: 'number', label: 'For', optional: true },
        against: { kind: 'number', label: 'Against', optional: true },
      },
    },
    deductions: {
      kind: 'list',
      label: 'Deductions',
      one: 'deduction',
      of: {
        kind: 'record',
        label: 'Deduction',
        title: 'team',
        fields: {
          team: { kind: 'text', label: 'Team' },
          points: { kind: 'number', label: 'Points' },
          reason: { kind: 'text', label: 'Reason' },
        },
      },
    },
  },
}

/** A missing forfeit score is null in the API and empty in the form. */
export const rulesFromWire = (wire: unknown): unknown =>
  isRecord(wire) ? { ...wire, forfeitScore: wire.forfeitScore ?? undefined } : wire

/** Converts the rules of a competition from the studio's form to the wire format. */
export const rulesToWire = (edited: unknown): unknown =>
  isRecord(edited) ? { deductions: [], ...edited, forfeitScore: edited.forfeitScore ?? null } : edited

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
