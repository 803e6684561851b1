/** What was told, line by line: each leads to where it happened, and shows its dice. */
import type { ComponentChildren } from 'preact';
import { localText } from '../text/local-text';
import { words } from '../text/words';
import { Icon } from '../ui/icon';
import type { IconName } from '../ui/icons';
import { placesOf, rollsOf, type Roll, type WarEvent } from './course';
import './event-list.css';

const t = words(
  {
    show: 'Show on the map',
    dice: 'Dice',
    of: (sides: number) => `of ${sides}`,
    'attack-circle': 'Which attack of a circle comes first',
    deployment: 'Deployment',
    'map-sheets': 'Map sheets of the battlefield',
    'building-place': 'Place of the building',
    captor: 'Who takes prisoners',
    'mercenary-share': 'Share of the mercenaries',
    'side-gets': 'Who takes the field',
  },
  {
    show: 'Auf der Karte zeigen',
    dice: 'Würfel',
    of: (sides: number) => `von ${sides}`,
    'attack-circle': 'Welcher Angriff eines Kreises zuerst gilt',
    deployment: 'Aufstellung',
    'map-sheets': 'Karten des Schlachtfelds',
    'building-place': 'Ort des Gebäudes',
    captor: 'Wer Gefangene nimmt',
    'mercenary-share': 'Anteil der Söldner',
    'side-gets': 'Wer das Feld nimmt',
  },
);

const PURPOSES = [
  'attack-circle',
  'deployment',
  'map-sheets',
  'building-place',
  'captor',
  'mercenary-share',
  'side-gets',
] as const;
const purposeOf = (purpose: string): string => {
  const known = PURPOSES.find((one) => one === purpose);
  return known === undefined ? purpose : t[known];
};

/** By the first word of the type; what is new has a flag. */
const ICON_OF: readonly (readonly [RegExp, IconName])[] = [
  [/^(mech-moved|mech-halted|train|dropship)/, 'move'],
  [/^(battle|attack|report|engine)/, 'battles'],
  [/^(building|depot)/, 'flag'],
  [/^(pilot|pilots)/, 'pilot'],
  [/^(account|offer)/, 'scale'],
  [/^(mech|wreck)/, 'force'],
  [/^(order|deadline|phase)/, 'clock'],
];
const iconOf = (type: string): IconName => ICON_OF.find(([begins]) => begins.test(type))?.[1] ?? 'history';

const Dice = ({ rolls }: { readonly rolls: readonly Roll[] }) => (
  <details class="ev-dice">
    <summary>
      <Icon name="dice" size={18} /> {t.dice}
    </summary>
    {rolls.map(({ purpose, place, results, sides }) => (
      <p key={`${purpose} ${place} ${sides}`}>
        {purposeOf(purpose)}: <b class="num">{results.join(', ')}</b> {t.of(sides)}
      </p>
    ))}
  </details>
);

interface EventListProps {
  readonly events: readonly WarEvent[];
  readonly onShow?: (hexes: readonly string[]) => void;
  readonly empty?: ComponentChildren;
}

export const EventList = ({ events, onShow, empty }: EventListProps) => {
  if (events.length === 0) return <p class="empty">{empty}</p>;
  return (
    <ol class="evs">
      {events.map((event) => {
        const places = placesOf(event);
        const rolls = rollsOf(event);
        return (
          <li key={event.seq} class="ev">
            <Icon name={iconOf(event.type)} size={20} />
            <div class="grow">
              {places.length > 0 && onShow !== undefined ? (
                <button class="ev-text" title={t.show} onClick={() => onShow(places)}>
                  <bdi>{localText(event.text, event.data)}</bdi>
                </button>
              ) : (
                <p class="ev-text">
                  <bdi>{localText(event.text, event.data)}</bdi>
                </p>
              )}
              {rolls.length === 0 ? null : <Dice rolls={rolls} />}
            </div>
          </li>
        );
      })}
    </ol>
  );
};
