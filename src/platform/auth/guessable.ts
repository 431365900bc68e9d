/** The lowest acceptable score on zxcvbn's scale from 0 to 4. */
const LEAST = 3

type Estimator = { check(password: string, words: string[]): { score: number } }
let estimator: Promise<Estimator> | undefined

/**
 * Whether a password is easy to guess: common, a keyboard pattern, a date, or made of `words` that are obvious for this
 * user and club. The dictionaries are loaded on first use.
 */
export async function isGuessable(password: string, words: readonly string[]): Promise<boolean> {
  estimator ??= load()
  const { score } = (await estimator).check(password, [...words])
  return score < LEAST
}

async function load(): Promise<Estimator> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
}
