import { redirect } from 'react-router'
import { goBack } from '../go-back.server.ts'
import type { Route } from './+types/consent'

const ONE_YEAR_S = 31_536_000

export const loader = () => redirect('/')

/** Remembers for a year that the cookie banner has been answered. */
export const action = ({ request }: Route.ActionArgs) =>
  goBack(request, `consent=1; Path=/; Max-Age=${ONE_YEAR_S}; HttpOnly; SameSite=Lax`)
