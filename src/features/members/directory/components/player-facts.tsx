import './player.css'
import type { ReactNode } from 'react'
import { DateText } from '../../../../ui/primitives/date-text.tsx'
import { Flag } from '../../../../ui/primitives/flag.tsx'
import type { Player } from '../queries/player.server.ts'

/** The known facts about a player that the reader may see. */
export function PlayerFacts({ player }: { player: Player }) {
  const { position, bornOn, iso2, country } = player
  return (
    <dl className="player-facts">
      {position && <Fact label="Position">{position}</Fact>}
      {country && (
        <Fact label="Nationality">
          {iso2 && <Flag iso2={iso2} />} {country}
        </Fact>
      )}
      {bornOn && (
        <Fact label="Date of birth">
          <DateText on={bornOn} />
        </Fact>
      )}
      {!player.active && <Fact label="Membership">Inactive</Fact>}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
