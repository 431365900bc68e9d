import sharp from 'sharp'
import { expect, test } from 'vitest'
import { renderSheet } from './render-sheet.ts'

const sheetOf = async (rows: number) => ({
  title: 'Receipt of Zsófia Tóth, Ζωή and Жанна',
  letterhead: {
    name: 'Handball Club',
    address: '1 Court Road, London',
    lines: ['VAT number GB 123'],
    colour: '#0a5c4a',
    crestPng: await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a5c4a' } })
      .png()
      .toBuffer(),
  },
  facts: [{ label: 'Paid by', value: 'Zsófia Tóth' }],
  tables: [
    {
      columns: [
        { title: 'For', share: 3 },
        { title: 'Amount', share: 1, isNumber: true },
      ],
      rows: Array.from({ length: rows }, (_, nth) => [`Training camp ${nth}`, '£1.00']),
      totals: [['Total', `£${rows}.00`]],
    },
  ],
  notes: ['Thank you.'],
  createdAt: new Date('2026-06-20T10:00:00Z'),
})

const render = async (rows: number) => (await renderSheet(await sheetOf(rows))).toString('latin1')
const pagesIn = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length

test('a document is a PDF with its title and language, and with the characters that it uses', async () => {
  const pdf = await render(1)
  expect(pdf.slice(0, 5)).toBe('%PDF-')
  expect(pdf).toContain('/Lang (en-GB)')
  expect(pdf).toContain('/FontFile2')
  expect(pdf).toContain('/ToUnicode')
  expect(pdf.length).toBeLessThan(60_000)
})

test('rows that do not fit continue on further pages, and a page number begins none', async () => {
  expect(pagesIn(await render(1))).toBe(1)
  expect(pagesIn(await render(60))).toBe(3)
})
