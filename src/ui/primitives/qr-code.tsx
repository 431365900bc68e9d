import './qr-code.css'

type Props = {
  code: { size: number; path: string }
  /** What the code opens, for screen readers. */
  label: string
}

/** A QR code, always dark on light, because many cameras cannot read inverted codes. */
export const QrCode = ({ code: { size, path }, label }: Props) => (
  <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
    <rect width={size} height={size} fill="#fff" />
    <path d={path} fill="#000" shapeRendering="crispEdges" />
  </svg>
)
