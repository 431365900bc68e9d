import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * A `shouldRevalidate` for pages that several people edit. After a conflict (409) they load the current version, which
 * the router does not do by itself after a failed action.
 */
export const revalidateOnConflict = ({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => actionStatus === 409 || defaultShouldRevalidate
