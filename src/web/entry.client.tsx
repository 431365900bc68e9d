import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { type Locale, setClubLocale } from '../kernel/locale.ts'

setClubLocale(document.documentElement.dataset as unknown as Locale) // written by the root layout

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
