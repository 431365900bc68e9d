import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { STATIC_PAGES } from './static-pages.ts'

/** The pages of the studio, once for all content and once for the shop manager's catalogue. */
const studio = (section: 'content' | 'catalogue') => {
  const page = (path: string, file: string, children: RouteConfigEntry[] = []) =>
    route(`admin/${section}${path}`, `routes/admin/content/${file}`, { id: `${section}${path}` }, children)
  const modal = (path: string, file: string) =>
    route(path, `routes/admin/content/${file}`, { id: `${section}/:collection/:id/${path}` })
  return [
    page('', 'types.tsx'),
    page('/media', 'media.tsx'),
    page('/media/pictures', 'pictures.ts'),
    page('/:collection', 'list.tsx'),
    page('/:collection/rows', 'rows.ts'),
    page('/:collection/pick', 'pick.ts'),
    page('/:collection/new', 'new.tsx'),
    page('/:collection/:id/preview', 'preview.ts'),
    page('/:collection/:id', 'edit.tsx', [
      modal('remove', 'remove.tsx'),
      modal('discard', 'discard.tsx'),
      modal('schedule', 'schedule.tsx'),
      modal('revisions/:version', 'revision.tsx'),
    ]),
  ]
}

export default [
  // Pages that are the same for every visitor: the page cache keeps them.
  layout('routes/public/layout.tsx', [
    index('routes/public/home.tsx'),
    route('gd/:slug', 'routes/public/post.tsx'),
    ...Object.keys(STATIC_PAGES).map((path) =>
      route(path, 'routes/public/static-page.tsx', { id: `static:${path}` }),
    ),
    route('events', 'routes/public/events.tsx'),
    route('events/:slug', 'routes/public/event.tsx'),
    route('forms', 'routes/public/forms.tsx'),
    route('forms/:slug', 'routes/public/form.tsx'),
    route('teams', 'routes/public/teams.tsx'),
    route('teams/player/:slug', 'routes/public/player.tsx'),
    route('teams/:slug', 'routes/public/team.tsx'),
    route('about-us/register', 'routes/public/register.tsx'),
    route('about-us/subscription', 'routes/public/subscription.tsx'),
    route('about-us/games', 'routes/public/games.tsx'),
    route('games/:id', 'routes/public/game.tsx'),
    route('about-us/members', 'routes/public/directory.tsx'),
    route('about-us/trainings', 'routes/public/trainings.tsx'),
    // The apply form opens as a dialog over the page.
    route('about-us/who-is-who', 'routes/public/who-is-who.tsx', [
      route('apply', 'routes/public/who-is-who-apply.tsx'),
    ]),
    route('store', 'routes/public/store/layout.tsx', [
      index('routes/public/store/home.tsx'),
      route('search', 'routes/public/store/search.tsx'),
      route(':category', 'routes/public/store/category.tsx'),
    ]),
    route('store/product/:itemId', 'routes/public/store/product.tsx'),
    route('media/photos', 'routes/public/albums.tsx'),
    route('media/photos/:album', 'routes/public/album.tsx'),
  ]),
  // Pages that depend on the user: never cached.
  layout('routes/members/layout.tsx', [
    route('members/access', 'routes/members/access.tsx'),
    route('members/access/code', 'routes/members/login-code.tsx'),
    route('members/two-step', 'routes/members/two-step.tsx'),
    route('members/passkeys', 'routes/members/passkeys.tsx'),
    route('members/reset', 'routes/members/reset.tsx'),
    route('setup/:token', 'routes/members/setup.tsx'),
    route('members/confirm-email', 'routes/members/confirm-email.tsx'),
    route('members/dashboard', 'routes/members/dashboard.tsx'),
    route('members/games/:id', 'routes/members/game.tsx'),
    route('media/photos/:album/tag', 'routes/members/album-tag.tsx'),
    route('store/checkout', 'routes/store/checkout.tsx'),
    route('400', 'routes/bad-request.tsx'),
    route('dev/mailbox', 'routes/dev/mailbox.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  // The admin area: the middleware of its layout guards each of its pages.
  layout('routes/admin/layout.tsx', [
    route('admin', 'routes/admin/home.tsx'),
    route('admin/find', 'routes/admin/find.ts'),
    route('admin/registrations', 'routes/admin/registrations.tsx', [
      route('email', 'routes/admin/registrations/email.tsx'),
      route('runs/:run', 'routes/admin/runs/run.tsx', { id: 'admin/registrations/run' }),
      route(':id/assign', 'routes/admin/registrations/assign.tsx'),
      route(':id/create', 'routes/admin/registrations/create.tsx'),
      route(':id/unassign', 'routes/admin/registrations/unassign.tsx'),
      route(':id/remove', 'routes/admin/registrations/remove.tsx'),
      route(':id/:tab?', 'routes/admin/registrations/info.tsx'),
    ]),
    route('admin/registrations/runs/:run/progress', 'routes/admin/runs/progress.ts', {
      id: 'admin/registrations/progress',
    }),
    route('admin/registrations/rows', 'routes/admin/registrations/rows.ts'),
    route('admin/registrations/export', 'routes/admin/registrations/export.ts'),
    route('admin/registrations/:id/card', 'routes/admin/registrations/card.ts'),
    route('admin/forms', 'routes/admin/forms.tsx', [route(':id', 'routes/admin/forms/result.tsx')]),
    route('admin/forms/rows', 'routes/admin/forms/rows.ts'),
    route('admin/forms/export', 'routes/admin/forms/export.ts'),
    route('admin/emails', 'routes/admin/emails.tsx', [route(':id', 'routes/admin/emails/email.tsx')]),
    route('admin/emails/rows', 'routes/admin/emails/rows.ts'),
    route('admin/emails/recipients', 'routes/admin/emails/recipients.ts'),
    route('admin/emails/new', 'routes/admin/emails/compose.tsx'),
    route('admin/rotas', 'routes/admin/rotas.tsx', [route('slot', 'routes/admin/rotas/slot.tsx')]),
    route('admin/rotas/export', 'routes/admin/rotas/export.ts'),
    route('admin/trainings', 'routes/admin/trainings.tsx'),
    route('admin/trainings/announcements', 'routes/admin/announcements.tsx'),
    route('admin/people', 'routes/admin/people.tsx', [
      route('new', 'routes/admin/people/new.tsx'),
      route(':id', 'routes/admin/people/person.tsx'),
    ]),
    route('admin/people/rows', 'routes/admin/people/rows.ts'),
    route('admin/settings/export', 'routes/admin/export.tsx'),
    route('admin/settings/:section?', 'routes/admin/settings.tsx'),
    route('admin/setup', 'routes/admin/setup.tsx', [
      index('routes/admin/setup/overview.tsx'),
      route('club', 'routes/admin/setup/club.tsx'),
      route('look', 'routes/admin/setup/look.tsx'),
      route('teams', 'routes/admin/setup/teams.tsx'),
      route('training', 'routes/admin/setup/training.tsx'),
      route('fees', 'routes/admin/setup/fees.tsx'),
      route('email', 'routes/admin/setup/email.tsx'),
      route('payments', 'routes/admin/setup/payments.tsx'),
      route('pages', 'routes/admin/setup/pages.tsx'),
      route('publish', 'routes/admin/setup/publish.tsx'),
    ]),
    route('admin/audit', 'routes/admin/audit.tsx'),
    route('admin/audit/rows', 'routes/admin/audit/rows.ts'),
    route('admin/status', 'routes/admin/status.tsx'),
    route('admin/members', 'routes/admin/members.tsx', [
      route('batch/:action', 'routes/admin/members/batch.tsx'),
      route('runs/:run', 'routes/admin/runs/run.tsx', { id: 'admin/members/run' }),
      route('new', 'routes/admin/members/new.tsx'),
      route(':id', 'routes/admin/members/member.tsx'),
      route(':id/merge', 'routes/admin/members/merge.tsx'),
    ]),
    route('admin/members/logins/:user', 'routes/admin/members/login.tsx'),
    route('admin/games/import', 'routes/admin/games/import.tsx'),
    route('admin/members/import', 'routes/admin/members/import.tsx'),
    route('admin/members/import/:id', 'routes/admin/members/import-report.tsx'),
    route('admin/members/rows', 'routes/admin/members/rows.ts'),
    route('admin/members/export.csv', 'routes/admin/members/export.ts'),
    route('admin/members/runs/:run/progress', 'routes/admin/runs/progress.ts', {
      id: 'admin/members/progress',
    }),
    route('admin/orders', 'routes/admin/orders.tsx', [
      route('new', 'routes/admin/orders/new.tsx'),
      route('order/:id', 'routes/admin/orders/order.tsx'),
      route(':id/edit', 'routes/admin/orders/edit.tsx'),
      route(':id/status', 'routes/admin/orders/status.tsx'),
      route(':id/links', 'routes/admin/orders/links.tsx'),
      route(':id/invoices', 'routes/admin/orders/invoices.tsx'),
      route(':id/email', 'routes/admin/orders/email.tsx'),
    ]),
    route('admin/orders/operation', 'routes/admin/payments/operation.ts', { id: 'admin/orders/operation' }),
    route('admin/orders/rows', 'routes/admin/orders/rows.ts'),
    route('admin/orders/export', 'routes/admin/orders/export.ts'),
    route('admin/orders/:id/hand-out', 'routes/admin/orders/hand-out.tsx'),
    route('admin/invoices', 'routes/admin/invoices.tsx', [
      route('new', 'routes/admin/invoices/new.tsx'),
      route(':id/remind', 'routes/admin/invoices/remind.tsx'),
    ]),
    route('admin/payments/operation', 'routes/admin/payments/operation.ts'),
    route('admin/invoices/rows', 'routes/admin/invoices/rows.ts'),
    route('admin/payments', 'routes/admin/payments.tsx', [
      route(':id/refund', 'routes/admin/payments/refund.tsx'),
    ]),
    route('admin/payments/rows', 'routes/admin/payments/rows.ts'),
    route('admin/payments/export', 'routes/admin/payments/export.ts'),
    route('admin/subscriptions', 'routes/admin/subscriptions.tsx', [
      route('assign', 'routes/admin/subscriptions/assign.tsx'),
      route(':id/cancel', 'routes/admin/subscriptions/cancel.tsx'),
    ]),
    route('admin/subscriptions/rows', 'routes/admin/subscriptions/rows.ts'),
    route('admin/menu', 'routes/admin/menu.tsx'),
    route('admin/catalogue/import', 'routes/admin/catalogue/import.tsx'),
    route('admin/catalogue/kit', 'routes/admin/catalogue/kit.tsx'),
    ...studio('content'),
    ...studio('catalogue'),
    route('admin/photos', 'routes/admin/photos.tsx', [route('new', 'routes/admin/photos/new.tsx')]),
    route('admin/photos/rows', 'routes/admin/photos/rows.ts'),
    route('admin/photos/:id/upload', 'routes/admin/photos/upload.ts'),
    route('admin/photos/:id', 'routes/admin/photos/album.tsx', [
      route('edit', 'routes/admin/photos/edit.tsx'),
      route('delete', 'routes/admin/photos/delete.tsx'),
      route(':photo', 'routes/admin/photos/photo.tsx'),
    ]),
    route('admin/*', 'routes/admin/missing.tsx'),
  ]),
  // Pages for suppliers, opened by a link.
  layout('routes/external/layout.tsx', [route('admin/shopexternal', 'routes/external/shop.tsx')]),
  // Small writes without a page of their own.
  route('store/cart', 'routes/store/cart.tsx'),
  route('members/logout', 'routes/members/logout.tsx'),
  route('consent', 'routes/consent.tsx'),
  route('dismiss', 'routes/dismiss.tsx'),
] satisfies RouteConfig
