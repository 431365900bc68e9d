import { createContext, useContext } from 'react'
import { adminPaths } from '../../../web/admin-paths.ts'

/** The address of the studio: '/admin/content', or '/admin/catalogue' for the shop manager. */
export const StudioContext = createContext<string>(adminPaths.content)

/** The address of the studio in which a component is rendered. */
export const useStudioContext = () => useContext(StudioContext)
