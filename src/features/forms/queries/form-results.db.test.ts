import { expect, test } from 'vitest'
import { aForm } from '../../../../demo/builders/form.ts'
import { anActor } from '../../../../tests/support/actors.ts'
import { aCtx, as } from '../../../../tests/support/database.ts'
import { Forbidden, NotFound } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { PlotBar } from '../../../ui/plots/plot.ts'
import { resultSearch } from '../schema.ts'
import { formResults } from '../table.server.ts'
import { readFormResults } from './form-results.server.ts'
import { listResults } from './results.server.ts'

const LEVEL = ['None yet', 'At school', 'At school and later']
const EVENINGS = ['Tuesday', 'Thursday, late']

async function aSurvey() {
  const ctx = as(await aCtx(), anActor('administrator'))
  const options = (values: string[]) => values.map((value) => ({ label: `${value}!`, value }))
  const form = await aForm(ctx, {
    title: 'Survey',
    fields: [
      { name: 'name', label: 'Name', typeField: 'text' },
      { name: 'level', label: 'Level', typeField: 'radio', options: options(LEVEL) },
      { name: 'evenings', label: 'Evenings', typeField: 'checkbox', options: options(EVENINGS) },
      { name: 'notes', label: 'Notes', typeField: 'textarea' },
    ],
  })
  const say = (level: string, evenings: string, notes?: string) =>
    ctx.db.insert(formResults).values({
      id: newId(),
      formId: form.id,
      createdAt: ctx.clock.now(),
      data: [
        { label: 'Name', value: 'Ana' },
        { label: 'Level', value: level },
        { label: 'Evenings', value: evenings },
        ...(notes ? [{ label: 'Notes', value: notes }] : []),
      ],
    })
  await say('None yet', 'Tuesday', 'First')
  await say('At school', 'Tuesday, Thursday, late', 'Second')
  await say('At school', 'Thursday, late')
  return { ctx, form }
}

const listed = async (ctx: Ctx, to = '') =>
  (await listResults(ctx, resultSearch.parse(Object.fromEntries(new URL(to, 'http://x').searchParams)))).total

test('only administrators read the results of a form, and an unknown form has none', async () => {
  const { ctx, form } = await aSurvey()
  for (const role of ['member', 'coach', 'finance', 'shop'] as const)
    await expect(readFormResults(as(ctx, anActor(role)), form.id)).rejects.toThrow(Forbidden)
  for (const unknown of [newId(), 'x']) await expect(readFormResults(ctx, unknown)).rejects.toThrow(NotFound)
})

test('choices are counted in the order of the form, texts are listed, and names are left out', async () => {
  const { ctx, form } = await aSurvey()
  const { questions } = await readFormResults(ctx, form.id)
  const shown = questions.map((one) =>
    one.kind === 'choices'
      ? [one.plot.title, one.plot.bars.map(({ label, values }) => [label, values[0]])]
      : [one.label, one.texts.map(({ text }) => text).toSorted(), one.total],
  )
  expect(shown).toEqual([
    [
      'Level',
      [
        ['None yet!', 1],
        ['At school!', 2],
        ['At school and later!', 0],
      ],
    ],
    [
      'Evenings',
      [
        ['Tuesday!', 2],
        ['Thursday, late!', 2],
      ],
    ],
    ['Notes', ['First', 'Second'], 2],
  ])
})

test('every figure of the results equals the number of answers in the list that it links to', async () => {
  const { ctx, form } = await aSurvey()
  await aForm(ctx, { title: 'Another' })
  const { months, questions } = await readFormResults(ctx, form.id)
  const bars: PlotBar[] = [months, ...questions.flatMap((one) => (one.kind === 'choices' ? one.plot : []))]
    .flatMap((plot) => plot.bars)
    .filter(({ values }) => values[0] !== 0)
  for (const { label, values, to } of bars)
    expect([label, await listed(ctx, to?.[0])]).toEqual([label, values[0]])
  expect(bars).toHaveLength(5)
})
