import { createContext, useContext } from 'react'
import { adminPaths } from '../../../web/admin-paths.ts'

/** The address of the studio: '/admin/content', or '/admin/catalogue' for the shop manager. */
export const StudioContext = createContext<string>(adminPaths.content)

export const useStudioContext = () => useContext(StudioContext)
