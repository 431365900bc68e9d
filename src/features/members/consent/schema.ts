import { z } from 'zod'
import { CONSENT_KINDS, type ConsentChoices, type ConsentKind } from './model.ts'

const answer = z.enum(['yes', 'no'], 'Choose yes or no').optional()

/** The answers of the form. A question without a choice stays unanswered. */
export const consentInput = z
  .object(
    Object.fromEntries(CONSENT_KINDS.map((kind) => [kind, answer])) as Record<ConsentKind, typeof answer>,
  )
  .transform(
    (typed): ConsentChoices =>
      Object.fromEntries(
        CONSENT_KINDS.filter((kind) => typed[kind] !== undefined).map((kind) => [
          kind,
          typed[kind] === 'yes',
        ]),
      ),
  )
