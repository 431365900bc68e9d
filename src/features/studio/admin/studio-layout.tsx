import { createContext, useContext } from 'react'

/** Where this studio stands: '/admin/content', or '/admin/catalogue' for the shop manager. */
export const StudioContext = createContext('/admin/content')

export const useStudioContext = () => useContext(StudioContext)
