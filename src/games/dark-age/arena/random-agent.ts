/** An agent that does anything legal: what a bot is measured with. It never gives up. */
import type { Chance } from '../../../kernel';
import { draftOf } from '../../shared/menu';
import { randomOrder } from '../../shared/random-play';
import { menusOf, offersOf } from '../menus';
import type { Agent } from './play-out';

const GIVES_UP = ['withdraw', 'propose-end', 'leave', 'agree'];

export const randomAgent =
  (chance: Chance): Agent =>
  (of, seat, decision) => {
    const offers = offersOf(of, seat).filter(({ type }) => !GIVES_UP.includes(type));
    const order = randomOrder(
      offers,
      (sent, opened) => draftOf(menusOf(of, seat), decision, sent, opened),
      (least, most) => chance.int(least, most),
    );
    return order ?? { type: 'end-turn', token: null };
  };
