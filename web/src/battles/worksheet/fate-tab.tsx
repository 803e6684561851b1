/** What became of a unit and of its pilot. */
import type { Schemas } from '../../api/client';
import { words } from '../../text/words';
import { withFate, type SetupUnit, type UnitEntry } from './entry';
import type { Entries } from './entries';
import { directions, fates, pilotFates } from '../words';

const t = words(
  {
    fate: 'Fate',
    edge: 'Over which edge',
    to: (edge: string, hex: string) => `${edge} to ${hex}`,
    pilot: 'Pilot',
    hits: 'Hits on the pilot',
    none: 'It has no pilot.',
    rest: 'All that are still open: on the field, fit',
  },
  {
    fate: 'Schicksal',
    edge: 'Über welchen Rand',
    to: (edge: string, hex: string) => `${edge} nach ${hex}`,
    pilot: 'Pilot',
    hits: 'Treffer des Piloten',
    none: 'Darin sitzt kein Pilot.',
    rest: 'Alle offenen: auf dem Feld, kampffähig',
  },
);
const FATES = ['on-field-fit', 'on-field-unfit', 'withdrawn', 'destroyed'] as const;
const PILOT_FATES = ['in-mech', 'safe', 'captured', 'dead'] as const;
const HITS = [0, 1, 2, 3, 4, 5, 6] as const;

interface ChoiceProps<T> {
  readonly legend: string;
  readonly choices: readonly T[];
  readonly value: T | null;
  readonly name: (choice: T) => string;
  readonly onChoose: (choice: T) => void;
  readonly locked: boolean;
  readonly isOff?: (choice: T) => boolean;
}

const Choice = <T extends string | number>({
  legend,
  choices,
  value,
  name,
  onChoose,
  locked,
  isOff,
}: ChoiceProps<T>) => (
  <fieldset class="ws-set">
    <legend>{legend}</legend>
    <div class="ws-choices">
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          class="chip"
          disabled={locked || isOff?.(choice) === true}
          aria-pressed={value === choice}
          onClick={() => onChoose(choice)}
        >
          {name(choice)}
        </button>
      ))}
    </div>
  </fieldset>
);

interface TabProps {
  readonly setup: Schemas['BattleSetup'];
  readonly unit: SetupUnit;
  readonly store: Entries;
}

export const FateTab = ({ setup, unit, store }: TabProps) => {
  const entry = store.unit(unit.id);
  const { locked } = store;
  const change = (next: Partial<UnitEntry>): void => store.change(unit.id, { ...entry, ...next });
  const withdrawal = (setup.sides.find(({ side }) => side === unit.side)?.withdrawal ?? {}) as Readonly<
    Record<string, string>
  >;
  const edges = (['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const).filter(
    (edge) => withdrawal[edge] !== undefined,
  );
  const before = unit.pilot?.hits ?? 0;
  const openUnits = setup.units.filter(({ id }) => store.unit(id).fate === null);
  return (
    <div class="ws-scroll">
      <Choice
        legend={t.fate}
        choices={FATES}
        value={entry.fate}
        name={(fate) => fates[fate]}
        locked={locked}
        onChoose={(fate) => store.change(unit.id, withFate(entry, fate, unit.pilot !== null))}
      />
      {entry.fate === 'withdrawn' ? (
        <Choice
          legend={t.edge}
          choices={edges}
          value={entry.edge}
          name={(edge) => t.to(directions[edge], withdrawal[edge] ?? '')}
          locked={locked}
          onChoose={(edge) => change({ edge })}
        />
      ) : null}
      {unit.pilot === null ? (
        <p class="empty">{t.none}</p>
      ) : (
        <>
          <p class="ws-pilot">
            <bdi>{unit.pilot.name}</bdi> {unit.pilot.gunnery}/{unit.pilot.piloting}
          </p>
          <Choice
            legend={t.pilot}
            choices={PILOT_FATES}
            value={entry.pilotFate}
            name={(fate) => pilotFates[fate]}
            locked={locked}
            onChoose={(pilotFate) => change({ pilotFate })}
          />
          <Choice
            legend={t.hits}
            choices={HITS}
            value={entry.hits ?? before}
            name={String}
            locked={locked}
            isOff={(hits) => hits < before}
            onChoose={(hits) => change({ hits })}
          />
        </>
      )}
      {openUnits.length < 2 || locked ? null : (
        <button
          class="btn ws-rest"
          onClick={() => {
            for (const one of openUnits)
              store.change(one.id, withFate(store.unit(one.id), 'on-field-fit', one.pilot !== null));
          }}
        >
          {t.rest}
        </button>
      )}
    </div>
  );
};
