import { createContext, useContext } from 'react'

export type AdminNotice = { tone: 'ok' | 'bad'; text: string }

export const NotifyContext = createContext<(notice: AdminNotice) => void>(() => {})

/** Shows a notice at the top right for 10 s. */
export const useNotify = () => useContext(NotifyContext)
