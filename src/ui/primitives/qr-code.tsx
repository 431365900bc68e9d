import './qr-code.css'

type Props = {
  code: { size: number; path: string }
  /** What it opens, for screen readers. */
  label: string
}

/** A QR code, dark on light also in the dark: many cameras do not read it the other way round. */
export const QrCode = ({ code: { size, path }, label }: Props) => (
  <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
    <rect width={size} height={size} fill="#fff" />
    <path d={path} fill="#000" shapeRendering="crispEdges" />
  </svg>
)
