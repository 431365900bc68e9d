import encodeQR from 'qr'

/** A QR code as an SVG path whose squares are one unit wide. */
export type QrCode = { size: number; path: string }

/** The quiet zone around the code in squares, which cameras need to find it. */
const BORDER = 3

/** Encodes a text, such as a URL, as a QR code. */
export function qrCode(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: BORDER })
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return { size: rows.length, path: path.join('') }
}
