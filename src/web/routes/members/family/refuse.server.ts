import { data } from 'react-router'
import { redirectWithNotice } from '../../../notices.server.ts'
import { paths } from '../../../paths.ts'
import { tooMany } from '../../../too-many-requests.ts'
import type { FamilyRefusal, FamilySection } from './refusal.ts'

/** A redirect, or the same page with the refusal. */
export type FamilyAnswer = Response | ReturnType<typeof refuse>

export const refuse = (refusal: FamilyRefusal, status = 422) => data(refusal, { status, headers: {} })

export const refuseForNow = (refusal: FamilyRefusal, seconds: number): FamilyAnswer =>
  data(refusal, tooMany(seconds))

/** Redirects to the person's page with a notice, and to the section with the form. */
export const saved = (id: string, section: FamilySection, text: string): FamilyAnswer =>
  redirectWithNotice(paths.familyMember(id), { tone: 'ok', text, focus: section })

export const notSaved = (id: string, section: FamilySection, text: string): FamilyAnswer =>
  redirectWithNotice(paths.familyMember(id), { tone: 'bad', text, focus: section })
