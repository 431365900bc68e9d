import routes from '../src/web/routes.ts'
import { BUDGETS } from './script-weight/budgets.ts'
import { weighPages } from './script-weight/weigh.ts'

/**
 * Prints the weight of the scripts of every page of the build, heaviest first in each budget, and fails if one exceeds
 * its budget. Runs in CI and with all tests.
 */
const weights = weighPages(routes, 'src/web', 'build/client').toSorted(
  (one, other) => other.bytes - one.bytes,
)
const inKb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6)

const budgetOf = (route: string) => BUDGETS.find(({ routes: pattern }) => pattern.test(route))
const tooHeavy: string[] = []
for (const budget of BUDGETS) {
  console.log(`Scripts of ${budget.pages}: at most ${inKb(budget.maxBytes).trim()} kB after gzip`)
  for (const { route, bytes, hydrates } of weights) {
    if (budgetOf(route) !== budget) continue
    const isTooHeavy = bytes > budget.maxBytes
    if (isTooHeavy) tooHeavy.push(route)
    console.log(`${inKb(bytes)}  ${route}${hydrates ? ', with React' : ''}${isTooHeavy ? ', too heavy' : ''}`)
  }
}
if (tooHeavy.length > 0) {
  console.error(
    `These pages load more scripts than tools/script-weight/budgets.ts allows: ${tooHeavy.join(', ')}`,
  )
  process.exit(1)
}
