import { type Actor, hasRole } from '../../kernel/actor.ts'
import { FIGURE, FIGURES, type FigureId } from './model/figure.ts'

/** Whether the actor may read a figure and the rows that it counts. */
export const canReadFigure = (actor: Actor, id: FigureId): boolean =>
  hasRole(actor, 'administrator', ...FIGURE[id].roles)

export const figuresFor = (actor: Actor): FigureId[] => FIGURES.filter((id) => canReadFigure(actor, id))
