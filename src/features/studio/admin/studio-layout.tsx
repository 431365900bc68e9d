import { createContext, useContext } from 'react'

/** The address of the studio: '/admin/content', or '/admin/catalogue' for the shop manager. */
export const StudioContext = createContext('/admin/content')

export const useStudioContext = () => useContext(StudioContext)
