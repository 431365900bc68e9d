import { type SQLWrapper, sql } from 'drizzle-orm'
import type { OwnPerson } from '../../../../kernel/actor.ts'
import type { LocalDate } from '../../../../kernel/dates.ts'
import { users } from '../../../accounts/table.server.ts'
import { members } from '../../table.server.ts'
import { guardians } from '../table.server.ts'

/**
 * A subquery on `users`: the active members an account acts for, first its own record, then its children, eldest
 * first. Members born after `adultsBorn` are minors; guardians no longer act for those who have turned 18.
 */
export const peopleOfUser = (adultsBorn: SQLWrapper | LocalDate) => sql<OwnPerson[]>`(
  select coalesce(json_agg(json_build_object(
    'memberId', m.id, 'firstName', m.first_name, 'isSelf', m.is_self) order by m.is_self desc, m.born_on, m.id), '[]')
  from (
    select id, first_name, born_on, true as is_self from ${members} where user_id = ${users}.id and active
    union
    select c.id, c.first_name, c.born_on, false from ${guardians} g join ${members} c on c.id = g.member_id
    where g.user_id = ${users}.id and c.active and c.user_id is distinct from ${users}.id
      and (c.born_on is null or c.born_on > ${adultsBorn}::date)
  ) m)`
