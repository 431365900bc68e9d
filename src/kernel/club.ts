import type { Currency } from './locale-choices.ts'
import type { BasisPoints } from './money.ts'

/** One of the three cards on the home page. */
export type EntryCard = { readonly title: string; readonly text: string; readonly link: string }

/** The club's own settings, unlike those of the server. Administrators edit most of them at /admin/settings. */
export type Club = {
  /** While false, visitors see a page that says the site opens soon. */
  readonly isPublished: boolean
  readonly name: string
  /** Used where space is short and in product names: "GD". */
  readonly shortName: string
  readonly town: string
  readonly federation: string
  /** The postal address, printed on receipts beside the name. */
  readonly address: string
  /** The names of our teams in fixture lists, the club's own name first. */
  readonly teamNames: readonly string[]

  /** Title and description of pages that have neither their own nor those of a menu entry. [SYS-023] */
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

  /** The version of the uploaded crest; '' if the club uses the drawn one. */
  readonly crest: string
  /** Hex colours: the primary for buttons and links, the secondary for the floor. */
  readonly primaryColour: string
  readonly secondaryColour: string

  /** The month in which a season begins, from 1 to 12. */
  readonly seasonStartMonth: number
  /** Volunteering points that are expected per season; 0 for no target. */
  readonly dutyTarget: number
  /** Whether the members of a family share one target. */
  readonly dutyTargetPerFamily: boolean

  /** After how many days a registration fee is late. Invoices have a due date of their own. */
  readonly feeDueDays: number
  /** Whether payers of open money are reminded automatically. */
  readonly chasing: boolean
  /** When: days after the due date in ascending order, negative before it. */
  readonly chasingSteps: readonly number[]

  /** For how many months in any 12 a member can pause a subscription; 0 if members cannot pause. */
  readonly pauseMonths: number
  /** How many days before the next payment a pause must be requested, so that it begins with this payment. */
  readonly pauseNoticeDays: number

  /** Sender addresses, to which replies and notices also go. */
  readonly emails: { readonly info: string; readonly media: string; readonly finance: string }

  /** [SYS-053, resolutions B04] */
  readonly vatRate: BasisPoints
  readonly vatNumber: string
  /** The supplier's catalogue that the store links to; '' for none. [STO-058] */
  readonly catalogueUrl: string
  /** The name of the club's own category in the store. */
  readonly officialCategory: string

  /** Whether members see photos of adults who have not answered the question about photos. */
  readonly photosUntilNo: boolean

  /** Whether staff must use two-step login to have any of their rights. */
  readonly staffTwoStep: boolean

  readonly timeZone: string
  readonly currency: Currency
}
