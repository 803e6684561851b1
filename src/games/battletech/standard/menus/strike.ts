/** Blows (BT-PHYS): at whom, and how. */
import { memo } from '../../../../kernel';
import { amount, type Order, text } from '../../../shapes';
import type { Forecast, Menu, Part } from '../../../shared/menu';
import { oddsOf } from '../../../shared/terms';
import { physicalOf } from '../physical/physical';
import type { Known } from '../play/known';
import { type Blow, fighterOf, isThere, positionOf, type Unit, unitOf } from '../play/model';
import { blowsOf, firedFrom } from '../play/questions';
import { bothPunches, othersFor, PUNCH_BOTH } from '../play/blows/two-punches';
import { plainChoice } from './choices';
import { inTenths } from './expected';
import { notChosen, targetPart, unitChoice } from './target-part';
import { nameOf, spokenTerms } from './words';

type Chance = ReturnType<typeof blowsOf>[number];

const kept = memo((_units: object, _id: string, known: Known, unit: Unit) => blowsOf(known, unit), 2);
const chancesOf = (known: Known, unit: Unit): readonly Chance[] => kept(known.units, unit.id, known, unit);

const oddsOfBoth = (pair: readonly Chance[]): number =>
  1 - pair.reduce((miss, { needed }) => miss * (1 - oddsOf(needed)), 1);

const worthOf = ({ needed, damage }: Chance): number => oddsOf(needed) * (damage + 1);
const bestOf = (chances: readonly Chance[]): Chance | undefined =>
  chances.reduce<Chance | undefined>(
    (best, one) => (best === undefined || worthOf(one) > worthOf(best) ? one : best),
    undefined,
  );

const termsOf = (known: Known, unit: Unit, { target, attack }: Pick<Blow, 'target' | 'attack'>) => {
  const at = unitOf(known, target);
  if (at === null || !isThere(unit) || !isThere(at)) return [];
  const aim = physicalOf(
    positionOf(known),
    fighterOf(known, unit),
    fighterOf(known, at),
    attack,
    firedFrom(unit),
  );
  return aim.possible ? spokenTerms(aim.terms) : [];
};

const struckPart = (known: Known, chances: readonly Chance[]): Part =>
  targetPart(
    known,
    chances.map(({ target }) => target),
    () => bestOf(chances)?.target,
    notChosen('battletech/no-blow', 'BT-PHYS-1'),
  );

/** Both punches of the order; null: it has none. */
const pairOf = (chances: readonly Chance[], { target, attack, other }: Order) => {
  if (attack !== PUNCH_BOTH) return null;
  const [first] = othersFor(chances, String(target));
  const second = typeof other === 'string' ? other : first;
  return second === undefined ? null : bothPunches(chances, String(target), second);
};

const attacksOn = (known: Known, unit: Unit, chances: readonly Chance[], target: unknown) => {
  const single = chances
    .filter((one) => one.target === target)
    .map((one) =>
      plainChoice(one.attack, text(`bt.attack.${one.attack}`), {
        odds: oddsOf(one.needed),
        terms: termsOf(known, unit, one),
      }),
    );
  const pair = pairOf(chances, { type: 'strike', token: unit.id, target, attack: PUNCH_BOTH });
  const both = text(`bt.attack.${PUNCH_BOTH}`);
  return pair === null ? single : [...single, plainChoice(PUNCH_BOTH, both, { odds: oddsOfBoth(pair) })];
};

/** Both punches where they are worth more than the best single blow. */
const bestAttack = (chances: readonly Chance[], target: unknown): string | undefined => {
  const best = bestOf(chances.filter((one) => one.target === target));
  const pair = pairOf(chances, { type: 'strike', token: null, target, attack: PUNCH_BOTH });
  const worth = pair?.reduce((sum, one) => sum + worthOf(one), 0) ?? 0;
  return best !== undefined && worth > worthOf(best) ? PUNCH_BOTH : best?.attack;
};

const attackPart = (known: Known, unit: Unit, chances: readonly Chance[]): Part => ({
  pointer: '/attack',
  title: text('bt.ask.attack'),
  token: unit.id,
  bounds: ({ target }) => ({ kind: 'one-of', from: attacksOn(known, unit, chances, target) }),
  choose: ({ target }) => bestAttack(chances, target),
  reason: (_, sent, isWithin) =>
    isWithin
      ? null
      : { code: 'battletech/no-attack', rule: 'BT-PHYS-1', params: { attack: String(sent).slice(0, 40) } },
});

/** Where the other arm has a choice. */
const otherPart = (known: Known, unit: Unit, chances: readonly Chance[]): Part => ({
  pointer: '/other',
  title: text('bt.ask.other'),
  token: unit.id,
  isAsked: ({ target, attack }) => attack === PUNCH_BOTH && othersFor(chances, String(target)).length > 1,
  bounds: ({ target }) => ({
    kind: 'one-of',
    from: othersFor(chances, String(target)).map((id) => unitChoice(known, id)),
  }),
  choose: ({ target }) => othersFor(chances, String(target))[0],
  reason: notChosen('battletech/no-second', 'BT-PHYS-9'),
});

const forecast =
  (known: Known, unit: Unit, chances: readonly Chance[]) =>
  (order: Order): Forecast => {
    const { target, attack } = order;
    const pair = pairOf(chances, order);
    if (pair !== null)
      return {
        expects: [
          amount(
            'bt.expect.damage',
            inTenths(pair.reduce((sum, one) => sum + oddsOf(one.needed) * one.damage, 0)),
          ),
        ],
        odds: oddsOfBoth(pair),
      };
    const chance = chances.find((one) => one.target === target && one.attack === attack);
    if (chance === undefined) return {};
    return {
      expects: [amount('bt.expect.damage', inTenths(oddsOf(chance.needed) * chance.damage))],
      odds: oddsOf(chance.needed),
      terms: termsOf(known, unit, chance),
    };
  };

export const strikeMenus = (known: Known, decision: string, unit: Unit): readonly Menu[] => {
  const label = (type: string) => text(`bt.order.${type}`, { unit: nameOf(known, unit.id) });
  const hold: Menu = { decision, type: 'hold', token: unit.id, label: label('hold'), parts: [] };
  const chances = chancesOf(known, unit);
  if (chances.length === 0) return [hold];
  const strike: Menu = {
    decision,
    type: 'strike',
    token: unit.id,
    label: label('strike'),
    parts: [struckPart(known, chances), attackPart(known, unit, chances), otherPart(known, unit, chances)],
    forecast: forecast(known, unit, chances),
  };
  return [strike, hold];
};
