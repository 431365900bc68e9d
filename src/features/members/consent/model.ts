/** The wording of a question. `who` is a child's first name or `you`. New versions are added at the end. */
type Wording = (who: string) => string

type Asked = { label: string; versions: readonly Wording[] }

/** The questions that the club asks members and guardians. Answering yes is always voluntary. */
export const CONSENTS = {
  website_photos: {
    label: 'Photos on our website',
    versions: [
      (who) => `May we show photos of ${who} on our website? Photos of children are for members only.`,
      (who) =>
        `May we show photos of ${who} on our website? After a no, only administrators see them. Photos of children need a yes, and only members see them.`,
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
export const CONSENT_KINDS = Object.keys(CONSENTS) as ConsentKind[] // keys of CONSENTS

export const currentVersion = (kind: ConsentKind): number => CONSENTS[kind].versions.length

/** Returns the wording of a version, or the current wording if the version is unknown. */
export function wordingOf(kind: ConsentKind, who: string, version = currentVersion(kind)): string {
  const versions: readonly Wording[] = CONSENTS[kind].versions
  return (versions[version - 1] ?? versions.at(-1))?.(who) ?? ''
}

/** An answer with its wording. The latest answer of each kind applies. */
export type ConsentAnswer = {
  kind: ConsentKind
  given: boolean
  version: number
  at: Date
  /** Who gave the answer; null if it was given before answers were recorded, or if that login was deleted. */
  by: string | null
}

/** New answers by kind. A missing kind is left unanswered. */
export type ConsentChoices = Partial<Record<ConsentKind, boolean>>

/** Picks the latest answer of each kind from a history sorted newest first. */
export const latestAnswers = (
  history: readonly ConsentAnswer[],
): Partial<Record<ConsentKind, ConsentAnswer>> =>
  Object.fromEntries([...history].reverse().map((answer) => [answer.kind, answer]))

/** The kinds without an answer. */
export const unanswered = (answers: Partial<Record<ConsentKind, unknown>>): ConsentKind[] =>
  CONSENT_KINDS.filter((kind) => answers[kind] === undefined)
