import { FIXTURES } from '../../test/support/games/fixtures';
import type { Fixture } from '../../test/support/games/fixtures';
import { codesIn } from '../../test/support/games/codes';
import { canonicalJson } from '../kernel';
import { isInBounds } from './shared/bounds';
import { partAt } from './shared/pointer';
import { type Offer, type Spoken, speak, type Texts } from './shapes';

const EVERY = FIXTURES.flatMap(({ system, six }) =>
  six.map((fixture) => [`${system}: ${fixture.shows}`, fixture] as const),
);
const allOffers = ({ offers, sendings = [] }: Fixture): readonly Offer[] => [
  ...offers,
  ...sendings.map(({ draft }) => draft.offer),
];
const textsOf = (value: unknown): Texts =>
  Object.fromEntries([...codesIn(value)].map((code) => [code, { en: `en ${code}`, de: `de ${code}` }]));

/** As clients get it: `label` is a text, `terms` have theirs. Compiling is the test. */
const asClient = ({ label, terms, ask }: Spoken<Offer>): readonly string[] => [
  label,
  ...terms.map((term) => term.text),
  ...ask.map(({ title }) => title),
];

describe('fixtures of the contract', () => {
  it('GAM-1 are six for each of the four systems, all different', () => {
    expect(FIXTURES.map(({ system, six }) => [system, new Set(six.map((one) => one.shows)).size])).toEqual([
      ['battletech', 6],
      ['dark-age', 6],
      ['at43', 6],
      ['mercs', 6],
    ]);
  });

  it.each(EVERY)('GAM-4 holds every order within its own bounds: %s', (_, fixture) => {
    for (const { order, ask, type, token } of allOffers(fixture)) {
      expect({ type, token }).toEqual({ type: order.type, token: order.token });
      for (const { pointer, bounds } of ask) {
        const part = partAt(order, pointer);
        expect({ pointer, isThere: part !== undefined }).toEqual({ pointer, isThere: true });
        if (bounds !== null)
          expect({ pointer, part, isInBounds: isInBounds(bounds, part) }).toEqual({
            pointer,
            part,
            isInBounds: true,
          });
      }
    }
  });

  it.each(EVERY)(
    'GAM-4 has one offer for each decision, type and token, and one at least for each decision: %s',
    (_, { decisions, offers }) => {
      const keys = offers.map(({ decision, type, token }) => canonicalJson([decision, type, token]));
      expect(new Set(keys).size).toBe(keys.length);
      expect([...new Set(offers.map(({ decision }) => decision))].sort()).toEqual(
        decisions.map(({ id }) => id).sort(),
      );
    },
  );

  it.each(EVERY)(
    'GAM-3 asks what is awaited, and names the same skip and answer: %s',
    (_, { awaited, decisions, reader }) => {
      for (const { id, revision, skip, answer, due } of decisions) {
        const asked = awaited.find((one) => one.id === id)?.asked.find(({ seat }) => seat === reader);
        expect(
          asked === undefined
            ? 'later'
            : { revision: asked.revision, skip: asked.skip, answer: asked.answer },
        ).toEqual(due === 'later' ? 'later' : { revision, skip, answer });
      }
    },
  );

  it.each(EVERY)(
    'GAM-10 is plain data, whose words become texts in the reader’s language: %s',
    (_, fixture) => {
      expect(JSON.parse(canonicalJson(fixture))).toEqual(fixture);
      const texts = textsOf(fixture);
      const spoken = speak(texts, 'de', fixture.offers);
      expect(spoken.flatMap(asClient).every((one) => one.startsWith('de '))).toBe(true);
      expect(
        canonicalJson(
          speak(texts, 'en', {
            told: fixture.told ?? [],
            scene: fixture.scene ?? null,
            outcome: fixture.outcome ?? null,
          }),
        ),
      ).not.toContain('"params"');
    },
  );

  it.each(EVERY)('GAM-4 a draft with violations is not what was sent: %s', (_, { sendings = [] }) => {
    for (const { sending, draft } of sendings)
      expect([
        draft.violations.length > 0,
        canonicalJson(draft.offer.order) === canonicalJson(sending.order),
      ]).toEqual([true, false]);
  });
});
