import type { Currency } from './locale-choices.ts'
import type { BasisPoints } from './money.ts'

/** One of the three cards on the home page. */
export type EntryCard = { readonly title: string; readonly text: string; readonly link: string }

/** What belongs to the club and not to the machine it runs on. Administrators edit most of it at /admin/settings. */
export type Club = {
  /** Until then visitors see that the site opens soon. */
  readonly isPublished: boolean
  readonly name: string
  /** For narrow places and names of things: "GD". */
  readonly shortName: string
  readonly town: string
  readonly federation: string
  /** On receipts, beside the name. */
  readonly address: string
  /** Names under which our teams stand in fixture lists, the club's own first. */
  readonly teamNames: readonly string[]

  /** Title and description of pages without their own and without a menu entry. [SYS-023] */
  readonly siteTitle: string
  readonly siteDescription: string
  readonly footerText: string
  /** The head of the home page. [CNT-013] */
  readonly heroTitle: string
  readonly heroText: string
  /** [CNT-017] */
  readonly entryCards: readonly EntryCard[]
  /** The note on team pages, before its link. [TEA-007] */
  readonly joinNote: string

  /** The version of the uploaded crest; '' while the site draws one. */
  readonly crest: string
  /** Hex colours: of buttons and links, and of the floor. */
  readonly primaryColour: string
  readonly secondaryColour: string

  /** The month in which a season begins, from 1 to 12. */
  readonly seasonStartMonth: number
  /** Volunteering points a season; 0 for no target. */
  readonly dutyTarget: number
  /** Whether a family reaches the target together. */
  readonly dutyTargetPerFamily: boolean

  /** Sender addresses, and where answers and notices go. */
  readonly emails: { readonly info: string; readonly media: string; readonly finance: string }

  /** [SYS-053, resolutions B04] */
  readonly vatRate: BasisPoints
  readonly vatNumber: string
  /** The supplier's catalogue that the store links to; '' for none. [STO-058] */
  readonly catalogueUrl: string
  /** The name of the club's own category in the store. */
  readonly officialCategory: string

  /** Staff must log in with two steps, or have none of their rights. */
  readonly staffTwoStep: boolean

  readonly timeZone: string
  readonly currency: Currency
}
