import type { Letterhead, Sheet, SheetColumn, SheetTable } from './sheet.ts'

export type Pdf = PDFKit.PDFDocument

const INK = '#16202a'
const MUTED = '#56616d'
const LINE = '#d5dae0'
const CREST = 46
const GAP = 12
const CELL_GAP = 8
const ROW_PADDING = 4
const LABEL_WIDTH = 110
const SMALL = 8.5
const NORMAL = 10

/** Writes the parts of a document below each other, and begins new pages as needed. Lengths are points. */
export class PdfWriter {
  readonly #pdf: Pdf

  constructor(pdf: Pdf) {
    this.#pdf = pdf
  }

  head({ name, address, lines, colour, crestPng }: Letterhead) {
    const pdf = this.#pdf
    const { left, top } = pdf.page.margins
    pdf.image(crestPng, left, top, { fit: [CREST, CREST] })
    const x = left + CREST + GAP
    const width = this.#width - CREST - GAP
    pdf.font('bold', 13).fillColor(INK).text(name, x, top, { width })
    pdf.font('regular', SMALL).fillColor(MUTED)
    for (const line of [address, ...lines]) if (line) pdf.text(line, x, pdf.y, { width })
    const y = Math.max(pdf.y, top + CREST) + GAP
    pdf.rect(left, y, this.#width, 2).fill(colour)
    this.#moveTo(y + 2 * GAP)
  }

  title(title: string) {
    this.#pdf.font('bold', 20).fillColor(INK).text(title, this.#left, this.#pdf.y, { width: this.#width })
    this.#moveTo(this.#pdf.y + GAP)
  }

  facts(facts: Sheet['facts']) {
    const pdf = this.#pdf
    const x = this.#left + LABEL_WIDTH
    const width = this.#width - LABEL_WIDTH
    for (const { label, value } of facts) {
      const y = this.#room(pdf.font('regular', NORMAL).heightOfString(value, { width }))
      pdf.fillColor(MUTED).text(label, this.#left, y, { width: LABEL_WIDTH })
      pdf.fillColor(INK).text(value, x, y, { width })
    }
    this.#moveTo(pdf.y + GAP)
  }

  table({ heading, columns, rows, totals }: SheetTable) {
    const pdf = this.#pdf
    if (heading) {
      const y = this.#room(60)
      pdf.font('bold', 12).fillColor(INK).text(heading, this.#left, y, { width: this.#width })
      this.#moveTo(pdf.y + ROW_PADDING)
    }
    this.#titles(columns)
    for (const row of rows) this.#row(columns, row, 'regular', LINE)
    for (const row of totals) this.#row(columns, row, 'bold', INK)
    this.#moveTo(pdf.y + GAP)
  }

  note(note: string) {
    const pdf = this.#pdf
    const size = { width: this.#width }
    const y = this.#room(pdf.font('regular', SMALL).heightOfString(note, size))
    pdf.fillColor(MUTED).text(note, this.#left, y, size)
    this.#moveTo(pdf.y + ROW_PADDING)
  }

  /** Writes the foot of all pages, which are complete by now. */
  pageNumbers(name: string) {
    const pdf = this.#pdf
    const { start, count } = pdf.bufferedPageRange()
    for (let page = start; page < start + count; page += 1) {
      pdf.switchToPage(page)
      const { height, margins } = pdf.page
      // Text below the margin would begin another page.
      margins.bottom = 0
      const words = `${name} · Page ${page - start + 1} of ${count}`
      pdf.font('regular', SMALL).fillColor(MUTED)
      pdf.text(words, this.#left, height - 44, { width: this.#width, align: 'center', lineBreak: false })
    }
  }

  #titles(columns: readonly SheetColumn[]) {
    const titles = columns.map(({ title }) => title)
    this.#cells(columns, titles, 'bold', SMALL, MUTED)
    this.#rule(INK)
  }

  #row(columns: readonly SheetColumn[], row: readonly string[], font: 'regular' | 'bold', line: string) {
    const height = this.#heightOf(columns, row, font) + 2 * ROW_PADDING
    const page = this.#pdf.bufferedPageRange().count
    this.#room(height)
    // The titles are repeated on each page.
    if (this.#pdf.bufferedPageRange().count > page) this.#titles(columns)
    this.#cells(columns, row, font, NORMAL, INK)
    this.#rule(line)
  }

  #cells(
    columns: readonly SheetColumn[],
    row: readonly string[],
    font: 'regular' | 'bold',
    size: number,
    colour: string,
  ) {
    const pdf = this.#pdf
    const y = pdf.y + ROW_PADDING
    let lowest = y
    let x = this.#left
    for (const [nth, width] of this.#widths(columns).entries()) {
      const align = columns[nth]?.isNumber ? 'right' : 'left'
      pdf
        .font(font, size)
        .fillColor(colour)
        .text(row[nth] ?? '', x, y, { width: width - CELL_GAP, align })
      lowest = Math.max(lowest, pdf.y)
      x += width
    }
    this.#moveTo(lowest + ROW_PADDING)
  }

  #heightOf(columns: readonly SheetColumn[], row: readonly string[], font: 'regular' | 'bold'): number {
    this.#pdf.font(font, NORMAL)
    const widths = this.#widths(columns)
    return Math.max(
      ...row.map((text, nth) => this.#pdf.heightOfString(text, { width: (widths[nth] ?? 0) - CELL_GAP })),
    )
  }

  /** The widths including the gap after each column. The last one ends at the margin. */
  #widths(columns: readonly SheetColumn[]): number[] {
    const all = columns.reduce((sum, { share }) => sum + share, 0)
    return columns.map(({ share }) => ((this.#width + CELL_GAP) * share) / all)
  }

  #rule(colour: string) {
    const { y } = this.#pdf
    this.#pdf
      .moveTo(this.#left, y)
      .lineTo(this.#left + this.#width, y)
      .lineWidth(0.75)
      .stroke(colour)
  }

  /** Begins a new page if this one has less room than `height`. Returns where to write. */
  #room(height: number): number {
    const { page } = this.#pdf
    if (this.#pdf.y + height > page.height - page.margins.bottom) this.#pdf.addPage()
    return this.#pdf.y
  }

  #moveTo(y: number) {
    this.#pdf.x = this.#left
    this.#pdf.y = y
  }

  get #left(): number {
    return this.#pdf.page.margins.left
  }

  get #width(): number {
    const { width, margins } = this.#pdf.page
    return width - margins.left - margins.right
  }
}
