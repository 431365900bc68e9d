/** A banned word. Files matching `except` use it in another sense and may contain it. */
type Rule = { words: RegExp; use: string; except?: RegExp }

const RULES: readonly Rule[] = [
  { words: /\w*desk(?!top)\w*/i, use: 'admin' },
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
  { words: /\bunlockJobsOfTheDead\b|\bspeakFor\b/, use: 'releaseOrphanedJobs, tagWorkerConnection' },
  { words: /\[holes \d+\]|\bholes \d+\b/, use: 'no tag: say the rule' },
  { words: /\bdecisions? [A-F]\d+\b/, use: 'resolutions A01, or docs/decisions/NNNN' },
  { words: /\btold\b/i, use: 'sent, notified, published, shown' },
  { words: /\bhears? of\b/i, use: 'is notified of, receives' },
  { words: /\bhappenings?\b/i, use: 'event, scheduled action' },
  { words: /\bisOver\b|\bOVER\b/, use: 'hasEnded, isFinished, ENDED' },
  {
    words: /\b(story|stories|chapters?)\b|\bworld\.ts\b/i,
    use: 'demo data, or the noun for the thing itself',
  },
  {
    words: /\b(any|both|every|no) doors?\b|\bDoors?\b(?=[ (:;=])/,
    use: 'endpoint, route',
    except: /^demo\//,
  },
  {
    words: /\b(by|empty|payment|second|the) letters?\b|\ba letter (to|opens|confirms|with)\b/i,
    use: 'e-mail, message',
    except: /^demo\/drawings\//,
  },
  { words: /\b(one-plan|two-payers)\b/, use: 'single-subscription, shared-customer' },
  { words: /\bback[ -]office\b/i, use: 'admin area' },
  { words: /\bdomain\.md\b/, use: 'the rule itself, or a file of docs/spec' },
  {
    words: /\b(test|it)\(\s*['"`](who|whose|nor|what|it) /,
    use: 'a title that begins with its subject: "a member who …"',
  },
]

/** Returns the banned words in a file's path and text, each with its line and replacement. */
export function bannedWords(path: string, text: string): string[] {
  const rules = RULES.filter(({ except }) => !except?.test(path))
  const lines = text.split('\n')
  const inName = rules.flatMap(({ words, use }) => {
    const word = path.match(words)?.[0]
    return word ? [`${path}: the name has "${word}": write ${use}.`] : []
  })
  const inText = lines.flatMap((line, at) =>
    rules.flatMap(({ words, use }) => {
      const word = line.match(words)?.[0] ?? brokenWord(line, lines[at + 1] ?? '', words)
      return word ? [`${path}:${at + 1}: "${word}": write ${use}.`] : []
    }),
  )
  return [...inName, ...inText]
}

const COMMENT = /^\s*(?:\*|\/\/|#)(?!\/)\s?/

/** Finds words that begin on one comment line and end on the next. */
function brokenWord(line: string, next: string, words: RegExp): string | undefined {
  if (!COMMENT.test(next)) return undefined
  const start = line.trimEnd()
  const found = words.exec(`${start} ${next.replace(COMMENT, '')}`)
  const isBroken = found && found.index < start.length && found.index + found[0].length > start.length + 1
  return isBroken ? found[0] : undefined
}
