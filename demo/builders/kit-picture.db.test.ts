import { expect, test } from 'vitest'
import { OFFICIAL_ITEMS } from '../data/store-items.ts'
import { SUPPLIER_ITEMS } from '../data/store-supplier-items.ts'
import { CLOTHS } from '../drawings/cloth.ts'
import { drawKit, KIT_COLOURS, KIT_KINDS, type KitKind } from '../drawings/kit.ts'

/** The maple colour of a tile in the dark scheme. */
const DARK_TILE = '#2f271e'

test.for([
  ['shirt', 'shirtWomen', 'shirtJunior'],
  ['top', 'topWomen', 'topJunior'],
  ['hoodie', 'hoodieWomen', 'hoodieJunior'],
  ['shorts', 'shortsWomen', 'shortsJunior'],
] as const satisfies KitKind[][])('%s is drawn in three different cuts', (kinds) => {
  const outlines = kinds.map((kind) => drawKit(kind, 'red').match(/ d="([^"]+)"/)?.[1])

  expect(new Set(outlines).size).toBe(kinds.length)
})

test('items for women and juniors have their own cut', () => {
  const cutOf = (kind: KitKind) => /Women|Junior/.exec(kind)?.[0].toLowerCase() ?? ''
  const items = [...OFFICIAL_ITEMS, ...SUPPLIER_ITEMS]

  for (const { title, gender = '', drawn } of items) expect([title, cutOf(drawn[0])]).toEqual([title, gender])
})

test("the edge of every cloth contrasts with the store's dark tile", () => {
  for (const { rim } of Object.values(CLOTHS)) expect(contrast(rim, DARK_TILE)).toBeGreaterThan(3)
})

test('every kind is drawn in every colour without a font', () => {
  for (const kind of KIT_KINDS)
    for (const colour of KIT_COLOURS)
      expect(drawKit(kind, colour)).not.toMatch(/<text|<image|href=|url\(|NaN|undefined/)
})

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
