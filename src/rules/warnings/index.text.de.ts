/** The German texts of the warnings, by code. */
import type { SameTexts } from '../texts/text';
import { binLeftEmpty } from './bin-left-empty.text.de';
import { changesNothing } from './changes-nothing.text.de';
import { depotOpen } from './depot-open.text.de';
import { lastMechSold } from './last-mech-sold.text.de';
import { lostWithoutFight } from './lost-without-fight.text.de';
import { mechWithoutPilot } from './mech-without-pilot.text.de';
import { parkedUnguarded } from './parked-unguarded.text.de';
import { stackPinned } from './stack-pinned.text.de';
import { tonsLost } from './tons-lost.text.de';
import { trainUnguarded } from './train-unguarded.text.de';
import type { en } from './index.text.en';

export const de: SameTexts<typeof en> = {
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
};
