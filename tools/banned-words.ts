/** A file may hold a word where `except` matches its path: there the word has another, right meaning. */
type Rule = { words: RegExp; use: string; except?: RegExp }

const RULES: readonly Rule[] = [
  { words: /\bdesks?\b|\w*Desk\w*|\bdesk-[\w-]+/, use: 'admin' },
  { words: /\bdeeds?\b|\w+Deeds?\b/i, use: 'action, command' },
  { words: /\bwish(es|ed)?\b|\w+Wish\b/i, use: 'request, choice, pending operation' },
  { words: /\bcard[ -]page|CardPage/i, use: 'checkout session' },
  { words: /\bmailings?\b|\bforget-letters\b|\bturn-letter\b|\w+Letters?\b/, use: 'emails, e-mail' },
  { words: /\bshel(f|ves|ved?)\b|\baisles?\b/i, use: 'category' },
  { words: /\bfresh cop(y|ies)\b/i, use: 'row version' },
  { words: /\bas whom\b|\bwhoever\b|\bwhom\b/i, use: 'the member, the visitor, the caller, the user' },
  { words: /\bsomebody\b/i, use: 'someone, the member, the visitor, the caller' },
  { words: /\bwho asks\b/i, use: 'the caller' },
  { words: /\banew\b/i, use: 'again' },
  { words: /\b(is|are|was|were) over\b/i, use: 'has expired, has ended, is done' },
  { words: /\btak(e|es|en|ing) away\b/i, use: 'remove' },
  { words: /\bhammer(s|ed|ing)?\b/i, use: 'rate limit, attempts' },
  { words: /\buntangl\w+/i, use: 'unlink, separate' },
  { words: /\bblank-\w+|\bblank(Member|Buyer|Registrations)\b/, use: 'anonymise' },
  { words: /\bgo(es)? on paying\b/i, use: 'is still billed through' },
  { words: /\bby the clock\b/i, use: 'scheduled' },
  { words: /\b(is|are|was|were|be|been) told\b|\btold-\w+/i, use: 'is sent, notified, published' },
  { words: /\bunlockJobsOfTheDead\b|\bspeakFor\b/, use: 'releaseOrphanedJobs, tagWorkerConnection' },
  { words: /\[holes \d+\]|\bholes \d+\b/, use: 'no tag: say the rule' },
  { words: /\[decisions? [A-F]\d+|\bdecisions [A-F]\d\d\b/, use: 'resolutions A01, or docs/decisions/NNNN' },
]

/** The banned words in a text, each with its line and what to write in its place. */
export function bannedWords(path: string, text: string): string[] {
  const rules = RULES.filter(({ except }) => !except?.test(path))
  return text.split('\n').flatMap((line, at) =>
    rules.flatMap(({ words, use }) => {
      const word = line.match(words)?.[0]
      return word ? [`${path}:${at + 1}: "${word}": write ${use}.`] : []
    }),
  )
}
