import { z } from 'zod'
import { isEmail, respelledEmail } from '../../kernel/email.ts'
import { CURRENCIES, TIME_ZONES } from '../../kernel/locale-choices.ts'
import { basisPoints } from '../../kernel/money.ts'
import { isWebAddress } from '../../kernel/web-address.ts'
import { wholeNumber } from '../../kernel/whole-number.ts'

const text = (label: string, max: number) =>
  z.string().trim().max(max, `${label} takes ${max} characters at most`).default('')

const email = (label: string) =>
  z.string().trim().refine(isEmail, `Enter the e-mail address for ${label}`).overwrite(respelledEmail)

const percent = z
  .string()
  .trim()
  .regex(/^\d{1,2}(?:[.,]\d{1,2})?$/, 'Enter a VAT rate from 0 to 99.99')
  .transform((typed) => basisPoints(Math.round(Number(typed.replace(',', '.')) * 100)))

const colour = (label: string) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, `${label} must look like #1f6feb`)

const month = z.coerce.number('Choose a month').int('Choose a month').min(1).max(12)

const cardTitle = text('A title', 60)
const cardText = text('A text', 160)
const cardLink = text('A link', 300).refine(
  (link) => link === '' || /^\/(?![/\\])/.test(link) || isWebAddress(link),
  'Enter a path that starts with /, or an address with https://',
)

const lines = (label: string, most: number) =>
  z
    .string()
    .transform((typed) => typed.split('\n').flatMap((line) => line.trim() || []))
    .refine((all) => all.length <= most, `${label}: at most ${most} lines`)
    .refine((all) => all.every((line) => line.length <= 60), `${label}: at most 60 characters a line`)
    .default([])

const clubSection = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Enter the name of your club')
    .max(60, 'The name takes 60 characters at most'),
  shortName: text('The short name', 12),
  town: text('The town', 60),
  federation: text('The federation', 80),
  address: text('The address', 200),
  teamNames: lines('Names in league tables', 40),
  // A list that the form did not offer leaves its setting unchanged.
  timeZone: z.enum(TIME_ZONES, 'Choose a time zone').optional(),
  currency: z.enum(CURRENCIES, 'Choose a currency').optional(),
})

const lookSection = z.object({
  primaryColour: colour('The first colour'),
  secondaryColour: colour('The second colour'),
})

const homeSection = z
  .object({
    heroTitle: text('The title', 60),
    heroText: text('The text', 200),
    siteTitle: text('The title for search engines', 70),
    siteDescription: text('The description for search engines', 160),
    footerText: text('The footer text', 160),
    card1Title: cardTitle,
    card1Text: cardText,
    card1Link: cardLink,
    card2Title: cardTitle,
    card2Text: cardText,
    card2Link: cardLink,
    card3Title: cardTitle,
    card3Text: cardText,
    card3Link: cardLink,
  })
  .transform(({ heroTitle, heroText, siteTitle, siteDescription, footerText, ...cards }) => ({
    heroTitle,
    heroText,
    siteTitle,
    siteDescription,
    footerText,
    entryCards: [
      { title: cards.card1Title, text: cards.card1Text, link: cards.card1Link },
      { title: cards.card2Title, text: cards.card2Text, link: cards.card2Link },
      { title: cards.card3Title, text: cards.card3Text, link: cards.card3Link },
    ].filter(({ title }) => title),
  }))

/** Browsers do not send checkboxes that are not ticked. */
const tick = z
  .string()
  .optional()
  .transform((sent) => sent !== undefined)

const TARGET = 'Enter points from 0 to 100'
const seasonSection = z.object({
  seasonStartMonth: month,
  dutyTarget: z.coerce.number(TARGET).int(TARGET).min(0, TARGET).max(100, TARGET).default(0),
  dutyTargetPerFamily: tick,
})

const emailSection = z
  .object({
    info: email('questions'),
    media: email('kit and media'),
    finance: email('money'),
  })
  .transform((emails) => ({ emails }))

const DAYS = 'Enter days with commas between them, such as 3, 10, 21'
const MOST_DAYS = 365
const daysList = z
  .string()
  .trim()
  .regex(/^\d{1,3}(?:\s*,\s*\d{1,3})*$/, DAYS)
  .transform((typed) => typed.split(',').map(Number))
  .refine((days) => days.every((day) => day <= MOST_DAYS), `Enter at most ${MOST_DAYS} days`)
  .refine((days) => days.length <= 8, 'Enter at most 8 reminders')

const PAUSE_MONTHS = 'Enter months from 0 to 12'
const PAUSE_DAYS = 'Enter days from 0 to 28'
const FEE_DAYS = 'Enter days from 0 to 365'
const moneySection = z
  .object({
    feeDueDays: wholeNumber(FEE_DAYS, 0, MOST_DAYS),
    pauseMonths: wholeNumber(PAUSE_MONTHS, 0, 12),
    pauseNoticeDays: wholeNumber(PAUSE_DAYS, 0, 28),
    chasing: tick,
    remindBefore: daysList,
    remindAfter: daysList.refine((days) => days.some((day) => day > 0), DAYS),
  })
  .transform(({ remindBefore, remindAfter, ...rest }) => {
    const days = [...remindBefore.map((day) => -day), ...remindAfter].filter((day) => day !== 0)
    return { ...rest, chasingSteps: [...new Set(days)].toSorted((a, b) => a - b) }
  })

const storeSection = z.object({
  officialCategory: text('The name of the category', 40),
  vatRate: percent,
  vatNumber: text('The VAT number', 20),
})

const registrationSection = z.object({ joinNote: text('The note', 160) })

const privacySection = z.object({ photosUntilNo: tick, staffTwoStep: tick })

/** The schema of each section of /admin/settings. */
export const settingsInputs = {
  club: clubSection,
  look: lookSection,
  home: homeSection,
  season: seasonSection,
  email: emailSection,
  money: moneySection,
  store: storeSection,
  registration: registrationSection,
  privacy: privacySection,
} as const

export type SettingsSection = keyof typeof settingsInputs
