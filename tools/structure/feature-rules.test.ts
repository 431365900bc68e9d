import { expect, test } from 'vitest'
import { featureProblems } from './feature-rules.ts'

const problemsOf = (files: Record<string, string>) => featureProblems(new Map(Object.entries(files)))

test('the internal folder of a feature is imported only by that feature', () => {
  const secret = { 'features/teams/internal/secret.server.ts': 'export const secret = 1\n' }
  expect(
    problemsOf({
      ...secret,
      'features/teams/queries/teams.server.ts': "import { secret } from '../internal/secret.server.ts'\n",
    }),
  ).toEqual([])
  for (const stranger of ['features/games/queries/x.server.ts', 'web/routes/x/page.tsx']) {
    const path = `${'../'.repeat(stranger.split('/').length - 1)}features/teams/internal/secret.server.ts`
    expect(problemsOf({ ...secret, [stranger]: `import { secret } from '${path}'\n` })).toEqual([
      expect.stringContaining(`${stranger} imports features/teams/internal/secret.server.ts`),
    ])
  }
})

test('circular imports are refused, including type imports, but not dynamic imports', () => {
  const circle = {
    'ui/a.ts': "import { b } from './b.ts'\n",
    'ui/b.ts': "import type { C } from './c.ts'\n",
    'ui/c.ts': "export { a } from './a.ts'\n",
    'ui/d.ts': "import './a.ts'\n",
  }
  expect(problemsOf(circle)).toEqual([
    expect.stringMatching(/^ui\/a\.ts, ui\/b\.ts, ui\/c\.ts import each other/),
  ])
  expect(problemsOf({ ...circle, 'ui/b.ts': "const c = () => import('./c.ts')\n" })).toEqual([])
})

test('a feature has either model.ts or model/', () => {
  expect(problemsOf({ 'features/teams/model.ts': '', 'features/games/model/game.ts': '' })).toEqual([])
  expect(problemsOf({ 'features/teams/model.ts': '', 'features/teams/model/team.ts': '' })).toEqual([
    expect.stringContaining('features/teams/model.ts: features/teams has model/ too'),
  ])
})

test('a feature exports no row lock to other features, except between parts of the store', () => {
  const lock = "export const lockItem = (tx: Tx) =>\n  tx.select().from(items).for('update')\n"
  const files = {
    'features/store/orders/queries/lock.server.ts': lock,
    'features/store/batches/commands/move.server.ts':
      "import { lockItem } from '../../orders/queries/lock.server.ts'\n",
  }
  expect(problemsOf(files)).toEqual([])
  expect(
    problemsOf({
      ...files,
      'features/studio/commands/x.server.ts':
        "import { lockItem } from '../../store/orders/queries/lock.server.ts'\n",
    }),
  ).toEqual([
    expect.stringContaining('takes a row lock from features/store/orders/queries/lock.server.ts (lockItem)'),
  ])
})

test("a feature may import conditions from another feature's queries, but no SQL from its commands", () => {
  const condition = 'export const isOpen = (id: string): SQL => sql`x = 1`\n'
  const from = (folder: string) =>
    problemsOf({
      [`features/teams/${folder}/open.server.ts`]: condition,
      'features/games/queries/x.server.ts': `import { isOpen } from '../../teams/${folder}/open.server.ts'\n`,
    })
  expect(from('queries')).toEqual([])
  expect(from('commands')).toEqual([expect.stringContaining('takes raw SQL')])
})
