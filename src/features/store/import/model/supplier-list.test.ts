import { expect, test } from 'vitest'
import { aSupplierCategory, aSupplierPage, aSupplierRow } from '../../../../../tests/support/supplier-list.ts'
import { gatherItems, readCategories, readItem } from './supplier-list.ts'

const NO_CATEGORIES = new Map<string, string>()
const readItems = (rows: readonly unknown[], ids: ReadonlyMap<string, string>) =>
  gatherItems(rows.map((row) => readItem(row, ids)))
const cleaned = (given: Record<string, unknown>) => {
  const { items, refused } = readItems([aSupplierRow(given)], NO_CATEGORIES)
  expect(refused).toEqual([])
  return items[0]
}
const reasonFor = (given: unknown) => readItems([given], NO_CATEGORIES).refused[0]?.reason

test.each([
  ['no number', { itemId: undefined }, 'it has no item number'],
  ['an empty number', { itemId: ' \r\n ' }, 'it has no item number'],
  [
    'a number that is no address',
    { itemId: '1/../2' },
    'its item number has more than letters, digits, dots and hyphens',
  ],
  ['a number that is a list', { itemId: ['1'] }, 'itemId is not a number'],
  ['no title', { itemTitle: null }, 'it has no title'],
  ['a title of tags alone', { itemTitle: '<b> </b>' }, 'it has no title'],
  ['a title that is an object', { itemTitle: {} }, 'itemTitle is not a text'],
  ['a title without end', { itemTitle: 'x'.repeat(201) }, 'its title has more than 200 characters'],
  ['no category', { itemCatslug: undefined }, 'it has no category'],
  [
    'a category that is a page of the store',
    { itemCatslug: 'search' },
    'its category has the address of a page of the store',
  ],
  [
    'a page that nobody wrote',
    { itemAllDescription: '<div>'.repeat(50_000) },
    'itemAllDescription has more than 200000 characters',
  ],
  ['sizes that are a number', { itemInfoSizes: 7 }, 'itemInfoSizes is not a list of texts'],
])('a row with %s is refused with its reason [STO-018]', (_what, given, reason) => {
  expect(reasonFor(aSupplierRow(given))).toBe(reason)
})

test('a row that is not an item is refused with its number', () => {
  const { items, refused } = readItems([aSupplierRow(), null, 'item', [], 7], NO_CATEGORIES)
  expect(items).toHaveLength(1)
  expect(refused.map(({ row }) => row)).toEqual([2, 3, 4, 5])
  expect(refused[0]?.reason).toBe('the row is not an item')
})

test('a duplicate item number is refused, and the first row counts [STO-018]', () => {
  const { items, refused } = readItems(
    [aSupplierRow(), aSupplierRow({ itemTitle: 'ANOTHER' })],
    NO_CATEGORIES,
  )
  expect(items.map(({ title }) => title)).toEqual(['ARC TRAINING SHIRT'])
  expect(refused).toEqual([{ row: 2, itemId: '100200301', reason: 'row 1 has the same item number' }])
})

test('white space, entities, tags and control characters are removed, and accents stay [STO-018]', () => {
  expect(
    cleaned({
      itemId: 100200399,
      itemTitle: ' <b>SPORTS</b> BAG\u00a0\u0091 30 L &amp; MORE ',
      itemInfoColors: '\r\n  dark grey mélange \r\n',
    }),
  ).toMatchObject({ itemId: '100200399', title: 'SPORTS BAG 30 L & MORE', colours: 'dark grey mélange' })
})

test('“no colour” means no colour, “NOSIZE” means one size, and a row without sizes has none [STO-018, STO-059]', () => {
  const missing = { itemInfoColors: 'no colour', itemInfoSizes: ['\r\n NOSIZE \r\n'] }
  expect(cleaned(missing)).toMatchObject({ colours: '', sizes: ['One size'], sizesText: 'One size' })
  expect(cleaned({ itemInfoSizes: undefined, itemInfoColors: undefined })).toMatchObject({
    sizes: [],
    sizesText: '',
    colours: '',
  })
})

test('rows of sizes become one sorted list without duplicates, with their measurements [STO-018, STO-059]', () => {
  const sizes = (...rows: string[]) => cleaned({ itemInfoSizes: rows })?.sizes
  expect(sizes(' 164, 152, XS ', 'S, M, 3XL, XL, S')).toEqual(['152', '164', 'XS', 'S', 'M', 'XL', '3XL'])
  expect(sizes('36,5, 37,38')).toEqual(['36,5', '37', '38'])
  expect(sizes('31-35, 36-40')).toEqual(['31-35', '36-40'])
  expect(sizes('XL (76 x 33 x 41 cm; 100L)')).toEqual(['XL (76 x 33 x 41 cm; 100L)'])
  expect(sizes('S ( 50 x 20 x 35 cm; 35L)')).toEqual(['S (50 x 20 x 35 cm; 35L)'])
  expect(sizes('L (82–97 cm), S (66–81 cm)')).toEqual(['S (66–81 cm)', 'L (82–97 cm)'])
  expect(sizes('37 x 30 x 13 cm; 20L')).toEqual(['37 x 30 x 13 cm; 20L'])
  expect(cleaned({ itemInfoSizes: ['XL (76 x 33 cm; 100L)'] })?.sizesText).toBe('XL (76 x 33 cm; 100L)')
})

test('only the description is kept of the supplier’s page [STO-018]', () => {
  expect(cleaned({})?.description).toBe('<ul><li>Light cloth</li></ul><p>Material: 100% polyester</p>')
  const lines = aSupplierPage('<ul><li>Big</li><li> </li></ul>size: 3 cm<br>volume: 30 L<br>')
  expect(cleaned({ itemAllDescription: lines })?.description).toBe(
    '<ul><li>Big</li></ul><p>Size: 3 cm<br />volume: 30 L</p>',
  )
  expect(cleaned({ itemAllDescription: '', itemDescription1: 'Plain words' })?.description).toBe(
    '<p>Plain words</p>',
  )
  expect(cleaned({ itemAllDescription: null, itemDescription1: null })?.description).toBe('')
})

test('scripts, handlers, styles, frames and links are removed from descriptions [STO-018]', () => {
  const nasty =
    '<script>alert(1)</script><p onclick="x()" style="color:red">Soft<a href="javascript:x()">cloth</a></p><iframe src="//evil"></iframe><svg onload=x()><style>p{}</style><ul><li><img src=x onerror=x()>Warm</li></ul>'
  expect(cleaned({ itemAllDescription: nasty })?.description).toBe('<p>Softcloth</p><ul><li>Warm</li></ul>')
})

test('technologies are named after their pictures, without duplicates [STO-018]', () => {
  const pictures = [
    '/tech/wing_comfortfit.png',
    '/tech/comfortfit.png',
    'https://x.example/soft_fit.jpeg',
    '',
  ]
  expect(cleaned({ itemInfoTechnology: pictures })?.technology).toEqual(['Comfortfit', 'Soft fit'])
  expect(cleaned({ itemInfoTechnology: null })?.technology).toEqual([])
})

test('the gender of an item is read from its title [STO-018]', () => {
  const gender = (itemTitle: string) => cleaned({ itemTitle })?.gender
  expect(['SHIRT WOMEN', 'SHIRT Girls', 'WING JUNIOR', 'SHIRT MEN', 'AMENDED SHIRT'].map(gender)).toEqual([
    'women',
    'women',
    'junior',
    'men',
    '',
  ])
})

test('a category is found by its slug, or by a number in the list of categories [STO-006]', () => {
  const { categories, ids, refused } = readCategories([
    aSupplierCategory({ catTitle: ' Training  Shirts ' }),
    aSupplierCategory({ catTitle: 'Again' }),
    aSupplierCategory({ catSlug: undefined, catId: 7, catTitle: 'Balls & more' }),
    aSupplierCategory({ catSlug: '', catTitle: '' }),
    null,
  ])
  expect(categories).toEqual([
    { slug: 'training-shirts', name: 'Training Shirts' },
    { slug: 'balls-more', name: 'Balls & more' },
  ])
  expect(refused.map(({ row, reason }) => [row, reason])).toEqual([
    [4, 'the category has no usable name'],
    [5, 'the row is not a category'],
  ])
  const { items } = readItems([aSupplierRow({ itemCatslug: null, itemCatid: '7' })], ids)
  expect(items[0]?.categorySlug).toBe('balls-more')
})
