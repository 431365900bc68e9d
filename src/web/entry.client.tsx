import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reloadOnMissingChunk } from './chunk-reload.ts'

reloadOnMissingChunk()
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
