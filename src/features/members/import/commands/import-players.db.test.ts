import { expect, test } from 'vitest'
import { aMember } from '../../../../../demo/builders/member.ts'
import { aCtx } from '../../../../../tests/support/database.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { members } from '../../table.server.ts'
import { importMembers, previewImport } from './import-members.server.ts'
import { undoImport } from './undo-import.server.ts'

const HEADER = 'Name,DOB,Gender,Position,Shirt number,Active'

async function preview(ctx: Ctx, ...rows: string[]) {
  const text = [HEADER, ...rows].join('\n')
  const outcome = await previewImport(ctx, { text })
  if (!outcome.ok) throw new Error(outcome.reason)
  return { text, ...outcome.preview }
}

async function importRows(ctx: Ctx, ...rows: string[]): Promise<string> {
  const outcome = await importMembers(ctx, await preview(ctx, ...rows))
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.importId
}

/** The first message of each invalid row, or the kind of a valid one. */
const answers = async (ctx: Ctx, ...rows: string[]) =>
  (await preview(ctx, ...rows)).rows.map((row) =>
    row.kind === 'wrong' ? row.problems[0]?.message : row.kind,
  )

const stored = ({ db }: Ctx) => db.select().from(members).orderBy(members.name)
const facts = async (ctx: Ctx) =>
  (await stored(ctx)).map(({ name, gender, position, number }) => [name, gender, position, number])

test('an unknown gender or position and an impossible shirt number are errors that say what to enter', async () => {
  const ctx = await aCtx()
  const { rows } = await preview(ctx, 'Ana Kovač,,lady,Striker,100,', 'Ben Ito,,,,7.5,', 'Cy Lee,,,,-1,')
  const whole = { field: 'number', message: 'Enter a whole number from 0 to 99' }
  expect(rows).toMatchObject([
    {
      problems: [
        { field: 'gender', message: 'Enter female, male or other' },
        {
          field: 'position',
          message:
            'Enter one of these: Goalkeeper, Left wing, Left back, Centre back, Right back, Right wing, Pivot',
        },
        whole,
      ],
    },
    { problems: [whole] },
    { problems: [whole] },
  ])
})

test('a shirt number of an active member of the same gender is an error of its row', async () => {
  const ctx = await aCtx()
  await aMember(ctx, { name: 'Ana Kovač', bornOn: '1996-04-12', gender: 'female', number: 7 })
  await aMember(ctx, { name: 'Ben Ito', bornOn: '1990-01-01', gender: 'male', number: 7 })
  await aMember(ctx, { name: 'Cy Lee', bornOn: '1990-01-01', gender: 'male', number: 8, active: false })
  const taken = 'Another active member has shirt number 7'
  const rows = [
    'Di Ray,,female,,7,',
    'Ed Fox,,female,,7,no',
    'Flo Ash,,other,,7,',
    'Gus Orr,,male,,8,',
    'Ben Ito,1990-01-01,female,,,',
    'Cy Lee,1990-01-01,,,7,yes',
    'Ana Kovač,1996-04-12,female,Pivot,7,yes',
  ]
  expect(await answers(ctx, ...rows)).toEqual([taken, 'new', 'new', 'new', taken, taken, 'changed'])
})

test('the second row with the same shirt number is an error, even if an earlier row gives the number up', async () => {
  const ctx = await aCtx()
  await aMember(ctx, { name: 'Ana Kovač', bornOn: '1996-04-12', gender: 'female', number: 7 })
  expect(
    await answers(
      ctx,
      ...['Ana Kovač,1996-04-12,,,9,', 'Di Ray,,female,,9,', 'Ed Fox,,female,,10,', 'Flo Ash,,f,,10,'],
      'Gia Orr,,female,,7,',
    ),
  ).toEqual([
    'changed',
    'Row 2 has shirt number 9 too',
    'new',
    'Row 4 has shirt number 10 too',
    'Another active member has shirt number 7',
  ])
})

test('gender, position and shirt number can be previewed, imported and undone', async () => {
  const ctx = await aCtx()
  await aMember(ctx, { name: 'Ana Kovač', bornOn: '1996-04-12', gender: 'other', number: 7 })
  await aMember(ctx, { name: 'Ben Ito', bornOn: '1990-01-01', position: 'Playmaker' })
  const before = await facts(ctx)
  const rows = [
    'Ana Kovač,1996-04-12,Female,left WING,#0,',
    'Ben Ito,1990-01-01,m,playmaker,12,',
    'Di Ray,,F,Pivot,9,',
    'Ed Fox,,,,,',
  ]
  const seen = await preview(ctx, ...rows)
  expect(seen.rows[0]).toMatchObject({
    fields: [
      { field: 'Gender', before: 'other', after: 'female' },
      { field: 'Position', before: '', after: 'Left wing' },
      { field: 'Shirt number', before: '7', after: '0' },
    ],
  })
  const id = await importRows(ctx, ...rows)
  expect(await facts(ctx)).toEqual([
    ['Ana Kovač', 'female', 'Left wing', 0],
    ['Ben Ito', 'male', 'Playmaker', 12],
    ['Di Ray', 'female', 'Pivot', 9],
    ['Ed Fox', '', '', null],
  ])
  expect(await answers(ctx, ...rows)).toEqual(['same', 'same', 'same', 'same'])
  expect(await answers(ctx, 'Ana Kovač,1996-04-12,,,,')).toEqual(['same'])
  expect(await undoImport(ctx, id)).toEqual({ ok: true, undone: 4, kept: 0 })
  expect(await facts(ctx)).toEqual(before)
})
