import type { Club } from '../../../kernel/club.ts'
import type { ClubSettings } from '../model.ts'
import type { SettingsSection } from '../schema.ts'

/** One field of a settings section. `kind` selects the control. */
export type SettingsField = {
  name: string
  label: string
  kind: 'text' | 'area' | 'lines' | 'email' | 'month' | 'zone' | 'currency' | 'percent' | 'colour' | 'tick'
  hint?: string
  required?: boolean
}

type Section = { id: SettingsSection; name: string; intro: string; fields: readonly SettingsField[] }

const card = (at: number, label: string): SettingsField[] => [
  { name: `card${at}Title`, label: `${label} card: title`, kind: 'text' },
  { name: `card${at}Text`, label: `${label} card: text`, kind: 'area' },
  { name: `card${at}Link`, label: `${label} card: link`, kind: 'text' },
]

/** The sections of /admin/settings, in the order of their tabs. */
export const SETTINGS_SECTIONS: readonly Section[] = [
  {
    id: 'club',
    name: 'Club',
    intro: 'Who you are. Pages, e-mails and receipts use these.',
    fields: [
      { name: 'name', label: 'Name', kind: 'text', required: true },
      {
        name: 'shortName',
        label: 'Short name',
        kind: 'text',
        hint: 'Used where space is short, such as “BHC”.',
      },
      { name: 'town', label: 'Town', kind: 'text' },
      { name: 'federation', label: 'Federation', kind: 'text' },
      { name: 'address', label: 'Postal address', kind: 'text', hint: 'On receipts, beside the name.' },
      {
        name: 'teamNames',
        label: 'Names in league tables',
        kind: 'lines',
        hint: 'One per line. Games with these names count as yours.',
      },
      { name: 'timeZone', label: 'Time zone', kind: 'zone', required: true },
      {
        name: 'currency',
        label: 'Currency',
        kind: 'currency',
        required: true,
        hint: 'For prices, fees and receipts. It cannot be changed once the site is public.',
      },
    ],
  },
  {
    id: 'look',
    name: 'Look',
    intro:
      'The whole site uses these two colours, in light and dark mode. We adjust a colour if text on it would be hard to read.',
    fields: [
      { name: 'primaryColour', label: 'First colour: buttons and links', kind: 'colour', required: true },
      {
        name: 'secondaryColour',
        label: 'Second colour: header, footer and the court',
        kind: 'colour',
        required: true,
      },
    ],
  },
  {
    id: 'home',
    name: 'Home page',
    intro: 'The first thing visitors read. Empty fields use the text shown in grey.',
    fields: [
      { name: 'heroTitle', label: 'Title', kind: 'text' },
      { name: 'heroText', label: 'Text below it', kind: 'area' },
      ...card(1, 'First'),
      ...card(2, 'Second'),
      ...card(3, 'Third'),
      { name: 'footerText', label: 'Footer text', kind: 'area' },
      { name: 'siteTitle', label: 'Title for search engines', kind: 'text' },
      { name: 'siteDescription', label: 'Description for search engines', kind: 'area' },
    ],
  },
  {
    id: 'season',
    name: 'Season',
    intro: 'Results are grouped by season.',
    fields: [
      { name: 'seasonStartMonth', label: 'A season begins in', kind: 'month', required: true },
      {
        name: 'dutyTarget',
        label: 'Volunteering points per season',
        kind: 'text',
        hint: 'The target for each member or family. Enter 0 for no target.',
      },
      { name: 'dutyTargetPerFamily', label: 'Families share one target', kind: 'tick' },
    ],
  },
  {
    id: 'email',
    name: 'E-mail',
    intro: 'The club’s e-mails come from these addresses, and replies go to them.',
    fields: [
      { name: 'info', label: 'Questions and registrations', kind: 'email', required: true },
      { name: 'media', label: 'Kit, rota and media', kind: 'email', required: true },
      { name: 'finance', label: 'Money', kind: 'email', required: true },
    ],
  },
  {
    id: 'money',
    name: 'Money',
    intro: 'When fees are late, when people are reminded, and how long they can pause a subscription.',
    fields: [
      {
        name: 'feeDueDays',
        label: 'Days until a registration fee is due',
        kind: 'text',
        required: true,
        hint: 'Counted from the registration. Invoices have a due date of their own.',
      },
      {
        name: 'chasing',
        label: 'Remind people of open payments automatically',
        kind: 'tick',
        hint: 'One e-mail a day at most for each family, to the guardian of a minor. It stops when they pay. You can pause it for a member or a payment.',
      },
      {
        name: 'remindBefore',
        label: 'Remind them this many days before the due date',
        kind: 'text',
        required: true,
        hint: 'Enter 0 for no reminder before.',
      },
      {
        name: 'remindAfter',
        label: 'Remind them this many days after the due date',
        kind: 'text',
        required: true,
        hint: 'With commas, such as 3, 10, 21. After the last one, the treasurer is asked to get in touch.',
      },
      {
        name: 'pauseMonths',
        label: 'Months that members can pause a subscription, in any 12',
        kind: 'text',
        required: true,
        hint: 'Nothing is charged while it is paused. Enter 0 if members cannot pause.',
      },
      {
        name: 'pauseNoticeDays',
        label: 'Days before a payment by which they must pause',
        kind: 'text',
        required: true,
        hint: 'Later, this payment is still collected, and they can pause the one after it.',
      },
    ],
  },
  {
    id: 'store',
    name: 'Store and VAT',
    intro: 'New orders use the VAT rate. Earlier receipts keep theirs.',
    fields: [
      {
        name: 'vatRate',
        label: 'VAT in percent',
        kind: 'percent',
        required: true,
        hint: '0 if your club is not registered for VAT.',
      },
      { name: 'vatNumber', label: 'VAT number', kind: 'text' },
      { name: 'officialCategory', label: 'Name of the category with your own kit', kind: 'text' },
    ],
  },
  {
    id: 'registration',
    name: 'Registration',
    intro: 'What newcomers to the club read.',
    fields: [{ name: 'joinNote', label: 'Note on team pages', kind: 'area' }],
  },
  {
    id: 'privacy',
    name: 'Privacy',
    intro: 'How your members’ data is protected.',
    fields: [
      {
        name: 'photosUntilNo',
        label: 'Members see photos of adults who have not answered yet',
        kind: 'tick',
        hint: 'If ticked, members see photos of an adult until that person says no. If not, only administrators see them until the person says yes. Visitors see them only after a yes. Children are always protected: members see photos of a child only after a guardian’s yes, and visitors never do.',
      },
      {
        name: 'staffTwoStep',
        label: 'Staff must use two-step login',
        kind: 'tick',
        hint: 'Staff without an authenticator app or passkey must set one up before they can open the admin area.',
      },
    ],
  },
]

/** Finds a section by its address: the first one if none is given, undefined for an unknown one. */
export const sectionNamed = (id = 'club'): Section | undefined =>
  SETTINGS_SECTIONS.find((section) => section.id === id)

/** Returns the settings by field name, as the form shows them. */
export function formValues(settings: ClubSettings | Club): Record<string, string> {
  const { entryCards = [], emails, teamNames = [], vatRate, chasingSteps, ...rest } = settings
  const texts = Object.entries(rest).map(([name, value]) => [name, value === null ? '' : String(value ?? '')])
  const cards = entryCards.flatMap(({ title, text, link }, at) => [
    [`card${at + 1}Title`, title],
    [`card${at + 1}Text`, text],
    [`card${at + 1}Link`, link],
  ])
  return {
    ...Object.fromEntries([...texts, ...cards]),
    ...emails,
    ...(chasingSteps && remindDays(chasingSteps)),
    teamNames: teamNames.join('\n'),
    vatRate: vatRate === undefined ? '' : String(vatRate / 100),
  }
}

const remindDays = (steps: readonly number[]) => ({
  remindBefore:
    steps
      .filter((step) => step < 0)
      .map((step) => -step)
      .join(', ') || '0',
  remindAfter: steps.filter((step) => step > 0).join(', '),
})
