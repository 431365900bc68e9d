/** zxcvbn's scale from 0 to 4; below this a patient guesser gets in. */
const LEAST = 3

type Estimator = { check(password: string, words: string[]): { score: number } }
let estimator: Promise<Estimator> | undefined

/**
 * Whether somebody could guess this password: one of the commonest, a walk over the keyboard, a date, or made of
 * `words` that everybody here would try. The dictionaries are read when first needed. [resolutions A17]
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
