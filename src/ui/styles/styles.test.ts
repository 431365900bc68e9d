import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../..')
const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({
    name: basename(path),
    css: readFileSync(join(SRC, path), 'utf8').replace(/\/\*.*?\*\//gs, ''),
  }))

/** The main menu and the admin sidebar, which all collapse below 968 px. */
const MENUS = ['site-header.css', 'cart-link.css', 'admin-layout.css', 'batch-bar.css', 'data-table.css']

test('the layout changes at 576, 768, 992 and 1200 px, the two menus alone at 968, and tables leave columns out below 1600 and 1400 [SYS-016, SYS-024]', () => {
  const breakpoints = (css: string) =>
    [...css.matchAll(/\(([^()]*\bwidth\b[^()]*px[^()]*)\)/g)].flatMap(([, condition = '']) =>
      [...condition.matchAll(/([\d.]+)px/g)].map(([, width]) =>
        condition.startsWith('max') ? Number(width) + 0.02 : Number(width),
      ),
    )
  const others = sheets.filter(({ name }) => !MENUS.includes(name)).flatMap(({ css }) => breakpoints(css))
  expect(new Set(others)).toEqual(new Set([576, 768, 992, 1200]))
  const of = (name: string) => new Set(breakpoints(sheets.find((sheet) => sheet.name === name)?.css ?? ''))
  expect(MENUS.map((name) => [...of(name)].toSorted((a, b) => a - b))).toEqual([
    [968],
    [968, 1200],
    [576, 968],
    [968],
    [768, 968, 1200, 1400, 1600],
  ])
})

test('colours have names: no stylesheet but the tokens writes a raw one', () => {
  for (const { name, css } of sheets.filter((sheet) => sheet.name !== 'tokens.css')) {
    const raw = css.match(/#[0-9a-f]{3,8}\b(?<!#0000)|\b(?:oklch|rgb|hsl)\(/gi) ?? []
    expect([name, raw]).toEqual([name, []])
  }
})
