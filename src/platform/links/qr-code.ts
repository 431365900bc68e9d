import encodeQR from 'qr'

/** A QR code as the path of a drawing whose squares are one unit wide. */
export type QrCode = { size: number; path: string }

/** The white squares around the code, without which cameras do not find it. */
const BORDER = 3

/** The QR code of a text, such as an address. */
export function qrCode(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: BORDER })
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return { size: rows.length, path: path.join('') }
}
