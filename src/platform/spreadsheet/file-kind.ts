import { fileTypeFromBuffer } from 'file-type'

const KINDS: Readonly<Record<string, string>> = {
  pdf: 'a PDF',
  xlsx: 'an Excel file',
  ods: 'an OpenDocument spreadsheet',
  cfb: 'an old Excel or Word file',
  docx: 'a Word file',
  zip: 'a ZIP archive',
}

/** What a file that holds no text is, by its content: "a PDF", "a picture", or "not a text file". */
export async function kindOfFile(bytes: Uint8Array): Promise<string> {
  const type = await fileTypeFromBuffer(bytes)
  if (type?.mime.startsWith('image/')) return 'a picture'
  return KINDS[type?.ext ?? ''] ?? 'not a text file'
}
