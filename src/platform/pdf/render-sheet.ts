import { createRequire } from 'node:module'
import { type Pdf, PdfWriter } from './pdf-writer.ts'
import type { Sheet } from './sheet.ts'

const MARGIN = 56
const FOOT = 72
const require = createRequire(import.meta.url)
const fontFile = (weight: string) =>
  require.resolve(`@expo-google-fonts/noto-sans/${weight}/NotoSans_${weight}.ttf`)

/**
 * Renders a document as PDF. Its fonts are embedded and have all Latin, Greek and Cyrillic letters; the text can be
 * selected in reading order.
 */
export async function renderSheet(sheet: Sheet): Promise<Buffer> {
  // Loaded on first use, because most processes never write a PDF.
  const { default: PDFDocument } = await import('pdfkit')
  const pdf: Pdf = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: FOOT },
    bufferPages: true,
    lang: 'en-GB',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: sheet.title, Author: sheet.letterhead.name, CreationDate: sheet.createdAt },
  })
  pdf.registerFont('regular', fontFile('400Regular'))
  pdf.registerFont('bold', fontFile('700Bold'))
  const chunks: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  write(new PdfWriter(pdf), sheet)
  pdf.end()
  return finished
}

function write(writer: PdfWriter, { title, letterhead, facts, tables, notes }: Sheet) {
  writer.head(letterhead)
  writer.title(title)
  writer.facts(facts)
  for (const table of tables) writer.table(table)
  for (const note of notes) writer.note(note)
  writer.pageNumbers(letterhead.name)
}
