/** A line of text, positioned from the left and the bottom of the page in points. */
export type Text = { x: number; y: number; size: number; text: string; bold?: boolean; alignRight?: boolean }

const A4 = { width: 595, height: 842 }
/** The average width of a Helvetica character as a share of the font size, enough to right-align amounts. */
const DIGIT_WIDTH = 0.556

/** One A4 page of text as a PDF 1.4 file, in the built-in Helvetica with Latin-1 characters. */
export function pdf(title: string, texts: Text[]): Buffer {
  const content = Buffer.from(texts.map(drawn).join('\n'), 'latin1')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.width} ${A4.height}] /Contents 4 0 R ` +
      '/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content.toString('latin1')}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title (${escaped(title)}) >>`,
  ]
  const parts = ['%PDF-1.4\n']
  const offsets: number[] = []
  for (const [index, object] of objects.entries()) {
    offsets.push(lengthOf(parts))
    parts.push(`${index + 1} 0 obj\n${object}\nendobj\n`)
  }
  const table = lengthOf(parts)
  parts.push(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`)
  for (const offset of offsets) parts.push(`${String(offset).padStart(10, '0')} 00000 n \n`)
  parts.push(
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${table}\n%%EOF\n`,
  )
  return Buffer.from(parts.join(''), 'latin1')
}

const lengthOf = (parts: string[]) => parts.reduce((sum, part) => sum + part.length, 0)

function drawn({ x, y, size, text, bold, alignRight }: Text): string {
  const left = alignRight ? x - text.length * size * DIGIT_WIDTH : x
  return `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${left.toFixed(1)} ${y.toFixed(1)} Td (${escaped(text)}) Tj ET`
}

/** Characters outside Latin-1 become question marks, because the built-in fonts lack them. */
function escaped(text: string): string {
  return text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?').replaceAll(/[\\()]/g, '\\$&')
}
