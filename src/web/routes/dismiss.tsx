import { redirect } from 'react-router'
import { goBack } from '../go-back.server.ts'
import type { Route } from './+types/dismiss'

export const loader = () => redirect('/')

/** Hides the note about joining until the browser is closed. */
export const action = ({ request }: Route.ActionArgs) =>
  goBack(request, 'dismissed=1; Path=/; HttpOnly; SameSite=Lax')
