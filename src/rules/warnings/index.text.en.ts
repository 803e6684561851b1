/** The English texts of the warnings, by code. */
import type { English } from '../texts/text';
import { binLeftEmpty } from './bin-left-empty.text.en';
import { changesNothing } from './changes-nothing.text.en';
import { depotOpen } from './depot-open.text.en';
import { lastMechSold } from './last-mech-sold.text.en';
import { lostWithoutFight } from './lost-without-fight.text.en';
import { mechWithoutPilot } from './mech-without-pilot.text.en';
import { parkedUnguarded } from './parked-unguarded.text.en';
import { stackPinned } from './stack-pinned.text.en';
import { tonsLost } from './tons-lost.text.en';
import { trainUnguarded } from './train-unguarded.text.en';

export const en = {
  'warnings/bin-left-empty': binLeftEmpty,
  'warnings/changes-nothing': changesNothing,
  'warnings/depot-open': depotOpen,
  'warnings/last-mech-sold': lastMechSold,
  'warnings/lost-without-fight': lostWithoutFight,
  'warnings/mech-without-pilot': mechWithoutPilot,
  'warnings/parked-unguarded': parkedUnguarded,
  'warnings/stack-pinned': stackPinned,
  'warnings/tons-lost': tonsLost,
  'warnings/train-unguarded': trainUnguarded,
} satisfies English;
