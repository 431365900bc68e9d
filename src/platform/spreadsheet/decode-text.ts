import { done, type Outcome, refused } from '../../kernel/outcome.ts'

/** Matches control characters that no spreadsheet program writes, but that binary files are full of. */
const BINARY = /(?![\t\n\v\f\r])\p{Cc}/u

/**
 * Decodes a file as spreadsheet programs save it: UTF-8 or UTF-16, with or without byte order mark, or Windows-1252.
 * Refuses a binary file.
 */
export function decodeText(bytes: Uint8Array): Outcome<{ text: string }, { reason: 'NOT_TEXT' }> {
  const text = decodeUtf16(bytes) ?? decodeUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes)
  return BINARY.test(text) ? refused('NOT_TEXT') : done({ text })
}

function decodeUtf16(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  // Without a byte order mark, the position of the zero byte of each Latin letter reveals the byte order.
  if (first !== 0 && second === 0) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0 && second !== 0) return new TextDecoder('utf-16be').decode(bytes)
  return undefined
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined // the caller reads it as Windows-1252
  }
}
