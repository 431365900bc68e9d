/** The result of an action that stays on the page of an album. */
export type AlbumResult = {
  /** The reason for a refusal. */
  why?: string
  /** Photos to delete, which the user has to confirm. */
  asked?: string[]
  moved?: number
  uploaded?: Uploaded
}

export type Uploaded = { added: number; there: number; failed: { name: string; why: string }[] }
