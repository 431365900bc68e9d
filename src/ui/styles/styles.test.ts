import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sheets = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, css: readFileSync(join(import.meta.dirname, name), 'utf8').replace(/\/\*.*?\*\//gs, '') }))

/** The main menu, and the sidebar of the back office with what stands beside it: all fold at 968 px. */
const MENUS = ['header.css', 'desk.css', 'desk-batch.css', 'desk-table.css']

test('the layout changes at 576, 768, 992 and 1200 px, and the two menus alone at 968 [SYS-016, SYS-024]', () => {
  const breakpoints = (css: string) =>
    [...css.matchAll(/\((min|max)-width: ([\d.]+)px\)/g)].map(([, edge, width]) =>
      edge === 'max' ? Number(width) + 0.02 : Number(width),
    )
  const others = sheets.filter(({ name }) => !MENUS.includes(name)).flatMap(({ css }) => breakpoints(css))
  expect(new Set(others)).toEqual(new Set([576, 768, 992, 1200]))
  const of = (name: string) => new Set(breakpoints(sheets.find((sheet) => sheet.name === name)?.css ?? ''))
  expect(MENUS.map((name) => [...of(name)].toSorted())).toEqual([[968], [576, 968], [968], [768, 968]])
})

test('colours have names: no stylesheet but the tokens writes a raw one', () => {
  for (const { name, css } of sheets.filter((sheet) => sheet.name !== 'tokens.css')) {
    const raw = css.match(/#[0-9a-f]{3,8}\b(?<!#0000)|\b(?:oklch|rgb|hsl)\(/gi) ?? []
    expect([name, raw]).toEqual([name, []])
  }
})
