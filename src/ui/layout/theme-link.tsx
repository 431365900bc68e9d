/** The stylesheet with a club's colours. Empty for the default colours. */
export const Theme = ({ address }: { address: string | undefined }) =>
  address === undefined ? null : <link rel="stylesheet" href={address} precedence="theme" />
