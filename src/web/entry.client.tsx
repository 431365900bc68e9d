import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { applyLocale } from '../kernel/club.ts'
import type { Currency } from '../kernel/money.ts'

const { timeZone = 'Europe/London', currency = 'GBP' } = document.documentElement.dataset
applyLocale({ timeZone, currency: currency as Currency }) // written by the root layout

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
