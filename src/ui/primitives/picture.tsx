/** A stored image as queries return it; its address is built from the id. */
export type Image = {
  id: string
  alt: string
  widthPx: number
  heightPx: number
  /** Widths that exist as WebP, ascending. */
  variantsPx: number[]
}

export const imageAddress = (image: Pick<Image, 'id'>, widthPx: number | 'original'): string =>
  `/files/${image.id}/${widthPx}`

/**
 * A responsive picture that reserves its space while loading. `sizes` is as in HTML. Use `eager` above the fold, and an
 * empty `alt` beside the name of what is shown.
 */
export function Picture({
  image,
  sizes,
  alt = image.alt,
  eager = false,
  className,
}: {
  image: Image
  sizes: string
  alt?: string
  eager?: boolean
  className?: string
}) {
  const widths = image.variantsPx
  const fallback = widths.find((width) => width >= 640) ?? widths.at(-1) ?? 'original'
  return (
    <img
      className={className}
      src={imageAddress(image, fallback)}
      srcSet={widths.map((width) => `${imageAddress(image, width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={image.widthPx}
      height={image.heightPx}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      {...(eager && { fetchPriority: 'high' as const })}
    />
  )
}
