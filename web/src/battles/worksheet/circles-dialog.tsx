/**
 * One location of the record sheet, large: each circle of its armour and structure to tap, and the way to the
 * other locations.
 */
import { words } from '../../text/words';
import { Dialog } from '../../ui/dialog';
import { locationName } from '../../ui/doll/doll';
import { leftAt, type Damage, type Whole } from '../../ui/doll/doll-left';
import { BACK, FRONT, type Location } from '../../ui/doll/doll-shapes';
import { Icon } from '../../ui/icon';
import { CircleRow } from './circle-row';
import { bodyOf } from './hit';
import './circles.css';

const t = words(
  {
    armour: 'Armour',
    structure: 'Structure',
    help: 'Tap a circle: everything up to it is hit. Tap it again: it is whole again. Swipe to mark several.',
    before: 'Previous',
    next: 'Next',
    locations: 'Location',
    undo: 'Undo',
  },
  {
    armour: 'Panzerung',
    structure: 'Struktur',
    help: 'Tippe auf einen Kreis: Bis dahin ist alles getroffen. Noch einmal: Er ist wieder heil. Wische, um mehrere zu markieren.',
    before: 'Vorige',
    next: 'Nächste',
    locations: 'Zone',
    undo: 'Zurück',
  },
);
const ALL: readonly Location[] = [...FRONT, ...BACK];

interface CirclesDialogProps {
  readonly name: string;
  readonly whole: Whole;
  readonly before: Damage;
  readonly now: Damage;
  readonly at: Location;
  readonly locked: boolean;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  readonly onPick: (location: Location) => void;
  readonly onChange: (now: Damage) => void;
  readonly onClose: () => void;
}

export const CirclesDialog = ({
  name,
  whole,
  before,
  now,
  at,
  locked,
  canUndo,
  onUndo,
  onPick,
  onChange,
  onClose,
}: CirclesDialogProps) => {
  const body = bodyOf(at);
  const [front, inner] = [leftAt(whole, now, at), leftAt(whole, now, body)];
  const step = (by: number): void => onPick(ALL[(ALL.indexOf(at) + by + ALL.length) % ALL.length] ?? at);
  return (
    <Dialog title={name} onClose={onClose}>
      <div class="cr-where">
        <button class="btn icon" aria-label={t.before} onClick={() => step(-1)}>
          <Icon name="back" />
        </button>
        <select
          aria-label={t.locations}
          value={at}
          onChange={(event) => onPick(event.currentTarget.value as Location)}
        >
          {ALL.map((location) => (
            <option key={location} value={location}>
              {locationName(location, whole.motion)}
            </option>
          ))}
        </select>
        <button class="btn icon" aria-label={t.next} onClick={() => step(1)}>
          <Icon name="next" />
        </button>
        <button class="btn icon" disabled={locked || !canUndo} aria-label={t.undo} onClick={onUndo}>
          <Icon name="undo" />
        </button>
      </div>
      <CircleRow
        key={`armor ${at}`}
        kind="armor"
        name={t.armour}
        full={front.fullArmor}
        before={leftAt(whole, before, at).armor}
        left={front.armor}
        locked={locked}
        onChange={(left) => onChange({ ...now, armor: { ...now.armor, [at]: left } })}
      />
      <CircleRow
        key={`structure ${at}`}
        kind="structure"
        name={t.structure}
        full={inner.fullStructure}
        before={leftAt(whole, before, body).structure}
        left={inner.structure}
        locked={locked}
        onChange={(left) => onChange({ ...now, structure: { ...now.structure, [body]: left } })}
      />
      <p class="cap">{t.help}</p>
    </Dialog>
  );
};
