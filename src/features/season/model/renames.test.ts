import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blockedRenames, type Rename, renameSteps } from './renames.ts'

const U14 = { teamId: 'a', from: 'U14', to: 'U16' }
const U16 = { teamId: 'b', from: 'U16', to: 'U18' }
const teamsOf = (renames: readonly Rename[]) =>
  renames.map(({ teamId, from }) => ({ id: teamId, name: from }))

test('a name that another team keeps is refused, and so is the name of a team that is refused', () => {
  const teams = [...teamsOf([U14, U16]), { id: 'c', name: 'u18' }]
  expect(blockedRenames([U14, U16], teams)).toEqual(
    new Map([
      ['b', 'u18'],
      ['a', 'U16'],
    ]),
  )
  expect(blockedRenames([U14, U16], teamsOf([U14, U16]))).toEqual(new Map())
})

test('a team is renamed after the team whose name it gets', () => {
  expect(renameSteps([U14, U16])).toEqual([
    { teamId: 'b', name: 'U18' },
    { teamId: 'a', name: 'U16' },
  ])
})

test('whatever names the teams exchange, no two of them ever have the same, and all get theirs', () => {
  const names = fc.uniqueArray(
    fc.string({ minLength: 1, maxLength: 3, unit: fc.constantFrom('A', 'b', 'C') }),
    {
      minLength: 1,
      maxLength: 6,
      selector: (name) => name.toLowerCase(),
    },
  )
  const exchanges = names.chain((from) =>
    fc.tuple(fc.constant(from), fc.shuffledSubarray(from, { minLength: from.length })),
  )
  fc.assert(
    fc.property(exchanges, ([from, to]) => {
      const renames = from.map((name, at) => ({ teamId: `id-${at}`, from: name, to: to[at] ?? '' }))
      const current = new Map(renames.map((rename) => [rename.teamId, rename.from]))
      for (const { teamId, name } of renameSteps(renames.filter((one) => one.from !== one.to))) {
        current.set(teamId, name)
        expect(new Set(current.values()).size).toBe(from.length)
      }
      expect([...current.values()]).toEqual(to)
    }),
  )
})
