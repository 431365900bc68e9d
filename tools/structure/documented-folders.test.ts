import { expect, test } from 'vitest'
import { undocumentedFolders } from './documented-folders.ts'

const TEXT =
  'Features import only earlier ones:\n- club\n- strapi-import\n\nThe folders of `src/platform`: `log`.'

test('a folder that ARCHITECTURE.md does not list is reported, even if another name contains its name', () => {
  const folders = { 'src/features': ['club', 'import', 'strapi-import'], 'src/platform': ['log', 'push'] }
  const problems = undocumentedFolders(TEXT, (path) => folders[path as keyof typeof folders])
  expect(problems).toHaveLength(2)
  expect(problems[0]).toContain('src/features/import is not in')
  expect(problems[1]).toContain('src/platform/push is not in')
})
