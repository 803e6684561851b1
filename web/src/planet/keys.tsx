/**
 * The keys of the map, listed; and whether single letters mean something on the whole screen, which people
 * who speak to their computer switch off.
 */
import { signal } from '@preact/signals';
import { words } from '../text/words';
import { Dialog } from '../ui/dialog';
import { t } from './words';
import { setSetting, setting } from '../ui/device/settings';

const KEY = 'letter-keys';
export const lettersEverywhere = signal(setting(KEY) !== 'off');

const setLetters = (on: boolean): void => {
  lettersEverywhere.value = on;
  setSetting(KEY, on ? 'on' : 'off');
};

const k = words(
  {
    awaited: 'next, previous mech without an order',
    cursor: 'cursor',
    six: 'cursor in six directions, on the map',
    select: 'select, order',
    carry: 'take up a pin or the end of a way under the cursor, Enter puts it down',
    member: 'mech of the stack',
    hold: 'hold',
    undo: 'undo, redo',
    all: 'all of the stack go there (with Shift on the map)',
    zoom: 'closer, farther, all of it',
    layers: 'layers',
    find: 'find',
    screens: 'then M S F B W D: map, supply, force, battles, war, desk',
    keys: 'this list',
    up: 'one level up',
    arrows: 'Arrows',
    enter: 'Enter',
    esc: 'Esc',
  },
  {
    awaited: 'nächster, voriger Mech ohne Befehl',
    cursor: 'Zeiger',
    six: 'Zeiger in sechs Richtungen, auf der Karte',
    select: 'wählen, befehlen',
    carry: 'Punkt oder Ende eines Weges unter dem Zeiger aufnehmen, Enter legt ab',
    member: 'Mech des Stapels',
    hold: 'halten',
    undo: 'zurück, wieder',
    all: 'der ganze Stapel geht dorthin (auf der Karte mit Umschalt)',
    zoom: 'näher, weiter weg, alles',
    layers: 'Ebenen',
    find: 'suchen',
    screens: 'dann M S F B W D: Karte, Nachschub, Truppe, Gefechte, Krieg, Pult',
    keys: 'diese Liste',
    up: 'eine Ebene hinauf',
    arrows: 'Pfeile',
    enter: 'Enter',
    esc: 'Esc',
  },
);

const lines = (): readonly (readonly [string, string])[] => [
  ['N P', k.awaited],
  [k.arrows, k.cursor],
  ['Q W E A S D', k.six],
  [k.enter, k.select],
  ['M', k.carry],
  ['1–9', k.member],
  ['H', k.hold],
  ['U R', k.undo],
  ['A', k.all],
  ['+ − 0', k.zoom],
  ['L', k.layers],
  ['/', k.find],
  ['G', k.screens],
  ['?', k.keys],
  [k.esc, k.up],
];

export const Keys = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title={t.keysTitle} onClose={onClose}>
    <dl class="keylist">
      {lines().map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
    <label class="tickrow">
      <input
        type="checkbox"
        checked={lettersEverywhere.value}
        onChange={(event) => setLetters(event.currentTarget.checked)}
      />
      {t.keysOn}
    </label>
  </Dialog>
);
