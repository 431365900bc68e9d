/** One version of a question. `who` is the first name of a child, or `you`. New versions go to the end. */
type Wording = (who: string) => string

type Asked = { label: string; versions: readonly Wording[] }

/** What the club asks its members and their guardians to agree to. Nobody has to. */
export const CONSENTS = {
  website_photos: {
    label: 'Photos on our website',
    versions: [
      (who) => `May we show photos of ${who} on our website? Photos of children are for members only.`,
    ],
  },
  social_media: {
    label: 'Social media',
    versions: [(who) => `May we post photos and videos of ${who} on our social media?`],
  },
  tagging: {
    label: 'Names in photos',
    versions: [(who) => `May members tag ${who} by name in our photos?`],
  },
  listing: {
    label: 'Name on our website',
    versions: [
      (who) =>
        `May we name ${who} in the squad and the list of members? Children by first name, in the squad only.`,
    ],
  },
  emergency_treatment: {
    label: 'Emergency treatment',
    versions: [(who) => `May a coach have ${who} treated in an emergency, if nobody can be reached?`],
  },
  transport: {
    label: 'Lifts to games',
    versions: [(who) => `May ${who} travel to games in the car of a coach or another parent?`],
  },
} as const satisfies Record<string, Asked>

export type ConsentKind = keyof typeof CONSENTS
export const CONSENT_KINDS = Object.keys(CONSENTS) as ConsentKind[] // exactly the keys of that object

export const currentVersion = (kind: ConsentKind): number => CONSENTS[kind].versions.length

/** The wording of a version; that of an unknown one is the current wording. */
export function wordingOf(kind: ConsentKind, who: string, version = currentVersion(kind)): string {
  const versions: readonly Wording[] = CONSENTS[kind].versions
  return (versions[version - 1] ?? versions.at(-1))?.(who) ?? ''
}

/** An answer with its wording: the latest one of a kind counts. */
export type ConsentAnswer = {
  kind: ConsentKind
  given: boolean
  version: number
  at: Date
  /** Who gave it; null if it was there before answers were recorded, or that login is gone. */
  by: string | null
}

/** New answers by kind; a kind that is left out is not answered. */
export type ConsentChoices = Partial<Record<ConsentKind, boolean>>

/** The latest answer of each kind, from a history whose newest answer is first. */
export const latestAnswers = (
  history: readonly ConsentAnswer[],
): Partial<Record<ConsentKind, ConsentAnswer>> =>
  Object.fromEntries([...history].reverse().map((answer) => [answer.kind, answer]))

/** The kinds without an answer. */
export const unanswered = (answers: Partial<Record<ConsentKind, unknown>>): ConsentKind[] =>
  CONSENT_KINDS.filter((kind) => answers[kind] === undefined)
