/** The invented toy, whose seats can say beforehand that they will wait when it is their turn to walk (MAT-6). */
import type { Decision, GameSystem } from '../../../../src/games';
import { checkByDraft } from '../../../../src/games/shared/decide';
import { draftOf, type Menu, offerOf } from '../../../../src/games/shared/menu';
import { inventedToy } from './invented';
import { kind, label } from './toy';

const SEATS = ['A', 'B', 'C'];
const idOf = ({ turn }: { readonly turn: number }, seat: string): string =>
  `walk.${turn}.${SEATS.indexOf(seat)}`;

type Known = Parameters<typeof inventedToy.decisions>[0];

const menusOf = (of: Known, seat: string): readonly Menu[] =>
  of.step !== 'plan' && SEATS.indexOf(seat) > of.mover && !of.isOver
    ? [{ decision: idOf(of, seat), type: 'wait', token: seat, label: label('wait'), parts: [] }]
    : [];

type Toy = GameSystem<null, Known, Parameters<typeof inventedToy.apply>[1], Known>;

const draft: Toy['draft'] = (of, seat, decision, order, open) =>
  menusOf(of, seat).some((one) => one.decision === decision)
    ? draftOf(menusOf(of, seat), decision, order, open)
    : inventedToy.draft(of, seat, decision, order, open);

export const queuedToy: Toy = {
  ...inventedToy,
  id: 'toy-queued',
  title: { en: 'toy-queued', de: 'toy-queued' },
  decisions: (of, seat) => [
    ...inventedToy.decisions(of, seat),
    ...menusOf(of, seat).map(({ decision }): Decision => ({
      ...{ id: decision, kind: kind('walk'), due: 'later' as const, secret: false, tokens: [seat] },
      ...{ revision: 1, skip: null, answer: null },
    })),
  ],
  offers: (of, seat) => [...inventedToy.offers(of, seat), ...menusOf(of, seat).map(offerOf)],
  draft,
  check: checkByDraft((of: Known, seat, decision, order) => draft(of, seat, decision, order, null)),
};
