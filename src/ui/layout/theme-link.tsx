/** The style sheet of a club's own colours; nothing for the usual ones. */
export const Theme = ({ address }: { address: string | undefined }) =>
  address === undefined ? null : <link rel="stylesheet" href={address} precedence="theme" />
