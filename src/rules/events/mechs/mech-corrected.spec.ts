/** END-2: whoever's mech a game master corrects is told what is another, and no less than an enemy who saw it. */
import type { ForceId, PilotId } from '../../../kernel/ids';
import type { Hex } from '../../model/map';
import { mechIn } from '../../testing/marching';
import { world } from '../../testing/world';
import { NO_NAMES, sayIn } from '../say';
import { tellOf, textOf } from '../tell';
import type { CampaignEvent } from '..';

const OWNER = 'A' as ForceId;
const ENEMY = 'B' as ForceId;
const before = {
  ...mechIn(world().mech('A', 'locust-lct-1v', '0813', { id: 'm1' }).build(), 'm1'),
  name: 'Ajax',
};

const correctedTo = (change: Partial<typeof before>): CampaignEvent => ({
  type: 'mech-corrected',
  data: {
    before,
    after: { ...before, ...change },
    counter: null,
    designHash: null,
    witnesses: [{ force: ENEMY, from: before.hex, to: '0506' as Hex, shutDown: false }],
  },
});

const names = { ...NO_NAMES, you: OWNER, force: (id: string) => `Force ${id}` };
const read = (event: CampaignEvent, language: 'en' | 'de'): string =>
  textOf(
    event.type,
    tellOf(event, { kind: 'force', force: OWNER }) as Record<string, unknown>,
    sayIn(language, names),
  );

it('END-2 the owner is told where it was and what else is another', () => {
  const event = correctedTo({ hex: '0506' as Hex, pilot: 'p9' as PilotId });
  expect(tellOf(event, { kind: 'force', force: OWNER })).toMatchObject({ from: '0813', changed: ['pilot'] });
  expect(read(event, 'en')).toBe(
    'The game master made a correction: Ajax is now in 0506, and was in 0813. New: pilot.',
  );
  expect(read(event, 'de')).toBe(
    'Die Spielleitung hat berichtigt: Ajax steht jetzt in 0506, vorher in 0813. Neu: Pilot.',
  );
});

it('END-2 of a mech that stays where it is, what is another is told', () => {
  const event = correctedTo({ shutDown: true, name: 'Ajax' });
  expect(read(event, 'en')).toBe('The game master corrected Ajax in 0813. New: shut down.');
  expect(read(event, 'de')).toBe('Die Spielleitung hat Ajax in 0813 berichtigt. Neu: abgeschaltet.');
});

it('END-2 an enemy is not told what they cannot see', () => {
  expect(tellOf(correctedTo({ pilot: 'p9' as PilotId }), { kind: 'force', force: ENEMY })).not.toHaveProperty(
    'changed',
  );
});

it('END-2 what was told before 0.6 reads as it did', () => {
  const told = { change: 'changed', mech: 'm1', force: OWNER, design: 'x', name: 'Ajax', hex: '0813' };
  expect(textOf('mech-corrected', told, sayIn('en', names))).toBe('The game master corrected Ajax in 0813.');
});
