import { expect, test } from 'vitest'
import { newId } from '../../../kernel/ids.ts'
import { positionField, shirtField, squadInput } from './schema.ts'

const squadOf = (many: number, shirts: Record<number, string> = {}) => {
  const ids = Array.from({ length: many }, () => newId())
  const form = Object.fromEntries(
    ids.flatMap((id, n) => [
      [positionField(id), 'Bench'],
      [shirtField(id), shirts[n] ?? ''],
    ]),
  )
  return { ids, parsed: squadInput.safeParse({ version: '1', ...form }) }
}
const issuesOf = ({ parsed }: ReturnType<typeof squadOf>) =>
  parsed.error?.issues.map(({ path, message }) => `${path.join()}: ${message}`)

test('a squad of seventeen is refused with advice', () => {
  expect(issuesOf(squadOf(17))).toEqual([': A squad has 16 players at most. Leave out 1 player.'])
  expect(issuesOf(squadOf(16))).toBeUndefined()
})

test('a shirt number is from 1 to 99 and unique in the squad', () => {
  const squad = squadOf(4, { 0: '7', 1: '7', 2: '100', 3: 'x' })
  const field = (n: number) => shirtField(squad.ids[n] ?? '')
  expect(issuesOf(squad)).toEqual([
    `${field(1)}: Two players wear number 7`,
    `${field(2)}: Enter a shirt number from 1 to 99`,
    `${field(3)}: Enter a shirt number from 1 to 99`,
  ])
})

test('players without a position are not in the squad', () => {
  const id = newId()
  const parsed = squadInput.parse({
    version: '3',
    meet: '14:45',
    [positionField(id)]: '',
    [shirtField(id)]: '5',
  })
  expect(parsed).toMatchObject({ version: 3, meet: '14:45', players: [] })
})

test('an invalid meeting time is refused', () => {
  expect(squadInput.safeParse({ version: '1', meet: '25:00' }).success).toBe(false)
})
