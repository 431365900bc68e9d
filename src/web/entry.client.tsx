import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { type Currency, setClubLocale } from '../kernel/locale.ts'

const { timeZone = 'Europe/London', currency = 'GBP' } = document.documentElement.dataset
setClubLocale({ timeZone, currency: currency as Currency }) // written by the root layout

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
