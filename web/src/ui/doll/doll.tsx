/**
 * The paper doll: a mech's armour and structure by location. Ink is what is printed; what is entered and not
 * yet true is in pencil.
 */
import { words } from '../../text/words';
import { locations as locationNames } from '../../text/terms';
import { leftAt, levelOf, UNHURT, type Damage, type Left, type Whole } from './doll-left';
import { marksIn } from './doll-marks';
import { BACK, boxOf, FRONT, outlines, type Location, type Outline } from './doll-shapes';
import './doll.css';

const t = words(
  {
    back: 'Back',
    armor: (left: number, full: number) => `armour ${left} of ${full}`,
    structure: (left: number, full: number) => `structure ${left} of ${full}`,
    lost: 'lost',
    frontLeft: 'Left front leg',
    frontRight: 'Right front leg',
    hindLeft: 'Left hind leg',
    hindRight: 'Right hind leg',
  },
  {
    back: 'Rücken',
    armor: (left: number, full: number) => `Panzerung ${left} von ${full}`,
    structure: (left: number, full: number) => `Struktur ${left} von ${full}`,
    lost: 'verloren',
    frontLeft: 'Vorderbein links',
    frontRight: 'Vorderbein rechts',
    hindLeft: 'Hinterbein links',
    hindRight: 'Hinterbein rechts',
  },
);

/** Four-legged mechs have legs where others have arms. */
export function locationName(location: Location, motion: Whole['motion']): string {
  if (motion === 'quad') {
    if (location === 'LA') return t.frontLeft;
    if (location === 'RA') return t.frontRight;
    if (location === 'LL') return t.hindLeft;
    if (location === 'RL') return t.hindRight;
  }
  return locationNames[location];
}

/** "Left arm: armour 4 of 16, structure 8 of 8". */
export function locationSentence(location: Location, motion: Whole['motion'], left: Left): string {
  const name = locationName(location, motion);
  if (levelOf(left) === 'lost') return `${name}: ${t.lost}`;
  const structure = left.fullStructure === 0 ? '' : `, ${t.structure(left.structure, left.fullStructure)}`;
  return `${name}: ${t.armor(left.armor, left.fullArmor)}${structure}`;
}

export interface DollProps {
  /** The design's record sheet (`useDesign`). */
  readonly whole: Whole;
  readonly damage?: Damage;
  /** The damage that is printed; what `damage` has beyond it is drawn in pencil. Left out: all is printed. */
  readonly before?: Damage;
  /**
   * mini: silhouette; facts: with the backs; full: a circle for each point of armour, a diamond for each of
   * structure.
   */
  readonly kind: 'mini' | 'facts' | 'full';
  /** Null: the text beside it says all of it. */
  readonly label: string | null;
  readonly selected?: string | null;
  /** Makes each location a button. */
  readonly onPick?: (location: Location) => void;
  /** Written in pencil over a location (`+12`). */
  readonly text?: (location: Location) => string | null;
  /** Drawn in pencil: what will be mended, say. */
  readonly isMarked?: (location: Location) => boolean;
}

const points = (outline: Outline): string => outline.map((point) => point.join(',')).join(' ');
const isBack = (location: Location): boolean => location.length === 3;

/** The state of one mark, from the first: lost before, lost now, left. */
const markClass = (index: number, full: number, left: number, before: number): string => {
  if (index >= full - left) return 'pip';
  return index < full - before ? 'pip x' : 'pip x new';
};

const Pips = ({
  location,
  outline,
  left,
  before,
}: {
  location: Location;
  outline: Outline;
  left: Left;
  before: Left;
}) => {
  const box = boxOf(outline);
  const rear = isBack(location);
  const tall = box.bottom - box.top;
  const head = location === 'HD';
  const below = rear ? 0 : head ? 9 : tall * 0.27;
  const above = rear ? 12 : head ? 13 : location === 'LA' || location === 'RA' ? 17 : 14;
  const armor = marksIn(
    outline,
    left.fullArmor,
    { top: above, bottom: below + 2, side: rear ? 2 : 2.5 },
    rear ? 2.7 : 3,
    1.1,
  );
  const structure = rear
    ? null
    : marksIn(outline, left.fullStructure, { top: tall - below - 1, bottom: 2.5, side: 3.5 }, 2.5, 1);
  return (
    <>
      {armor.marks.map(({ x, y }, index) => (
        <circle
          key={`a${index}`}
          class={markClass(index, left.fullArmor, left.armor, before.armor)}
          cx={x.toFixed(1)}
          cy={y.toFixed(1)}
          r={armor.radius.toFixed(1)}
        />
      ))}
      {structure?.marks.map(({ x, y }, index) => {
        const r = structure.radius;
        return (
          <path
            key={`s${index}`}
            class={markClass(index, left.fullStructure, left.structure, before.structure)}
            d={`M${x} ${y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`}
          />
        );
      })}
      <text
        class="v"
        x={(box.left + box.right) / 2}
        y={box.top + (location === 'LA' || location === 'RA' ? 14 : 10.5)}
      >
        {left.armor}
      </text>
    </>
  );
};

interface PartProps extends Omit<DollProps, 'kind' | 'label'> {
  readonly location: Location;
  readonly outline: Outline;
  readonly full: boolean;
}

const Part = ({
  location,
  outline,
  full,
  whole,
  damage = UNHURT,
  before = damage,
  selected,
  onPick,
  text,
  isMarked,
}: PartProps) => {
  const left = leftAt(whole, damage, location);
  const level = levelOf(left);
  const hurt = left.structure < left.fullStructure && level !== 'lost';
  const box = boxOf(outline);
  const written = text?.(location) ?? null;
  const isSelected = selected === location;
  const classes = ['loc', level, hurt && 'hurt', isSelected && 'sel', isMarked?.(location) === true && 'fix']
    .filter(Boolean)
    .join(' ');
  const middle = (box.left + box.right) / 2;
  const asButton =
    onPick === undefined
      ? {}
      : {
          role: 'button' as const,
          // As SVG has it: attributes of its elements keep their case.
          tabindex: 0,
          'aria-pressed': isSelected,
          'aria-label': [locationSentence(location, whole.motion, left), written]
            .filter((part) => part !== null && part !== '')
            .join(', '),
          onClick: () => onPick(location),
          onKeyDown: (event: KeyboardEvent) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            onPick(location);
          },
        };
  return (
    <g class={classes} data-location={location} {...asButton}>
      <polygon points={points(outline)} />
      {full ? (
        <Pips location={location} outline={outline} left={left} before={leftAt(whole, before, location)} />
      ) : null}
      {level === 'lost' ? (
        <path
          class="cross"
          d={`M${box.left + 6} ${box.top + 6}L${box.right - 6} ${box.bottom - 6}M${box.right - 6} ${box.top + 6}L${box.left + 6} ${box.bottom - 6}`}
        />
      ) : null}
      {written === null ? null : (
        <text class="tx" x={middle} y={(box.top + box.bottom) / 2 + 5}>
          {written}
        </text>
      )}
    </g>
  );
};

const VIEW = { mini: '0 0 200 234', facts: '0 0 200 266', full: '-46 0 292 280' } as const;

export const Doll = (props: DollProps) => {
  const { kind, label, onPick, whole } = props;
  const full = kind === 'full';
  const shapes = outlines(whole.motion, full);
  const parts: readonly Location[] = kind === 'mini' ? FRONT : [...FRONT, ...BACK];
  const role =
    onPick === undefined
      ? label === null
        ? { 'aria-hidden': true }
        : { role: 'img' as const }
      : { role: 'group' as const };
  return (
    <svg
      class={`doll ${kind}`}
      viewBox={VIEW[kind]}
      {...role}
      {...(label === null ? {} : { 'aria-label': label })}
    >
      {parts.map((location) => (
        <Part key={location} {...props} location={location} outline={shapes[location]} full={full} />
      ))}
      {full ? (
        <text class="v" x="-22" y="262">
          {t.back}
        </text>
      ) : null}
    </svg>
  );
};
