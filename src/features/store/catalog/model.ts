import type { Pence } from '../../../kernel/money.ts'

/** Who wears an item, and whose shirt numbers are compared. */
export const ITEM_GENDERS = ['', 'women', 'men', 'junior'] as const
export type ItemGender = (typeof ITEM_GENDERS)[number]

/** The supplier's light of a size: green and yellow can be bought, red cannot. [STO-023] */
export const LIGHTS = ['green', 'yellow', 'red'] as const
export type Light = (typeof LIGHTS)[number]

/** From this number of pieces down a size that has some shows yellow. [decisions B17] */
export const LOW_STOCK = 5

/** One price of printing on an item, before VAT; for each digit of the number, or once. [STO-019, decisions B16] */
export type PrintPrice = { title: string; priceMinor: number; isDigit: boolean }

/** What is printed on a piece; '' and undefined mean nothing. [STO-028, STO-029] */
export type Print = { initials: string; dorsal: number | null }

export const NO_PRINT: Print = { initials: '', dorsal: null }

/** A price before and after VAT, in pence. */
export type Amount = { net: Pence; vat: Pence; gross: Pence }
