import '../../../features/members/family/components/family.css'
import type { ReactNode } from 'react'
import { ConsentSection } from '../../../features/members/consent/components/consent-section.tsx'
import { CardSection } from '../../../features/members/emergency/components/card-section.tsx'
import { FamilyTabs } from '../../../features/members/family/components/family-tabs.tsx'
import { ChildLoginSection } from '../../../features/members/guardians/components/child-login-section.tsx'
import { GuardianSection } from '../../../features/members/guardians/components/guardian-section.tsx'
import { OwnDetailsForm } from '../../../features/members/own/components/own-details-form.tsx'
import { OwnDetailsList } from '../../../features/members/own/components/own-details-list.tsx'
import { NotFound } from '../../../kernel/errors.ts'
import { FormIds } from '../../../ui/forms/field.tsx'
import { useNoticeFocus } from '../../../ui/layout/toast.tsx'
import { ctxOf } from '../../context.ts'
import { pageMeta } from '../../page-meta.ts'
import { submittedForm } from '../../parse-form.ts'
import { paths } from '../../paths.ts'
import { requireUser } from '../../session/guards.server.ts'
import { actionHeadersOf } from '../../too-many-requests.ts'
import type { Route } from './+types/family-member'
import { handleFamilyAction } from './family/actions.server.ts'
import { loadPerson } from './family/load.server.ts'
import { type FamilySection, refusalOf } from './family/refusal.ts'
import { MembersFrame } from './members-frame.tsx'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const user = requireUser(ctx, request)
  const person = await loadPerson(ctx, params.id)
  if (!person) throw new NotFound()
  return { person, people: user.people, user: user.userId, mailbox: ctx.club.emails.info }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  requireUser(ctx, request)
  return handleFamilyAction(ctx, params.id, await submittedForm(request))
}

/** Passes on the `retry-after` header of the action. */
export const headers = actionHeadersOf

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    { title: `${loaderData?.person.details.firstName ?? 'Nobody'}, my family`, noindex: true },
    matches,
  )

type SectionProps = { id: FamilySection; title: string; children: ReactNode }

/** A card, whose heading gets the focus after its form was sent. */
function Section({ id, title, children }: SectionProps) {
  const focusIf = useNoticeFocus()
  return (
    <section className="card stack" id={id}>
      <h2 className="heading-3" tabIndex={-1} {...focusIf(id)}>
        {title}
      </h2>
      <FormIds form={id}>{children}</FormIds>
    </section>
  )
}

/** One person of the family: details, guardians, and everything that is decided for them. */
export default function FamilyMember({ loaderData, actionData }: Route.ComponentProps) {
  const { person, people, user, mailbox } = loaderData
  const { details, consents, card, guardians, login } = person
  const who = people.some((one) => one.memberId === person.id && one.isSelf) ? 'you' : details.firstName
  return (
    <MembersFrame title={details.name} current={paths.family}>
      <FamilyTabs people={people} current={person.id} />
      <div className="family-sections">
        <Section id="details" title="Details">
          <OwnDetailsList member={details} />
          <p className="small muted">
            Anything wrong? Write to <a href={`mailto:${mailbox}`}>{mailbox}</a>.
          </p>
          <OwnDetailsForm member={details} refused={refusalOf(actionData, 'details')} />
        </Section>
        {consents && (
          <Section id="consent" title="What you agree to">
            <ConsentSection
              who={who}
              {...consents}
              hidesPhotos={details.hidesPhotos}
              refused={refusalOf(actionData, 'consent')}
            />
          </Section>
        )}
        {card && (
          <Section id="emergency" title="Emergency card">
            <CardSection who={who} own={card} refused={refusalOf(actionData, 'save-card')} />
          </Section>
        )}
        {login && (
          <Section id="login" title="E-mails and login">
            <ChildLoginSection
              {...login}
              child={details.firstName}
              copies={refusalOf(actionData, 'child-emails')}
              refused={refusalOf(actionData, 'invite-child')}
            />
          </Section>
        )}
        {guardians && (
          <Section id="guardians" title="Guardians">
            <GuardianSection
              child={details.firstName}
              list={guardians.list}
              removable={guardians.removable}
              self={user}
              refused={refusalOf(actionData, 'invite-guardian')}
            />
          </Section>
        )}
      </div>
    </MembersFrame>
  )
}
