/** A battle: how it begins, what is needed to fight it, and what is reported of it. */
import { useSignal } from '@preact/signals';
import { useRoute } from 'preact-iso';
import { useEffect } from 'preact/hooks';
import type { Schemas } from '../api/client';
import { useLive } from '../campaign/live';
import { timeLeft } from '../text/format';
import { terrains } from '../text/terms';
import { words } from '../text/words';
import { buildingName, useBuildings } from '../ui/buildings';
import { Icon } from '../ui/icon';
import { ProblemNote } from '../ui/form/problem';
import { RuleLink } from '../ui/form/rule-link';
import { SeatMark } from '../ui/marks/seat-mark';
import { useTitle } from '../ui/device/title';
import { now } from '../ui/device/use-now';
import { BattleDownloads, BattlePicture } from './report/battle-files';
import { FoughtHere } from './match/fought-here';
import { GmBattle } from './gm-battle';
import { GmMatch } from './match/gm-match';
import { HowFought } from './how-fought';
import { readBattle } from './kept-battle';
import { RecordsPart } from './report/records';
import { Reports } from './report/reports';
import { useMatch } from './match/use-match';
import { directions, kinds, states, t as b } from './words';
import './battles.css';

type Setup = Schemas['BattleSetup'];
type Unit = Setup['units'][number];

const t = words(
  {
    sides: 'Sides',
    side: (side: string) => `Side ${side}`,
    attacks: 'attacks',
    defends: 'defends',
    field: 'The field',
    sheets: 'Map sheets, from the north-west',
    turned: 'turned',
    limit: (turns: number) => `Ends after turn ${turns}`,
    noLimit: 'No turn limit',
    building: 'Building',
    cp: (cp: number, max: number) => `${cp} of ${max} construction points`,
    indestructible: 'cannot be destroyed',
    mines: (count: number) => `${count} mines to lay`,
    withdraws: 'Withdraws over',
    nowhere: 'no edge',
    to: (edge: string, hex: string) => `${edge} to ${hex}`,
    middle: (direction: string) => `starts in the ${direction} of the middle sheet`,
    outer: (direction: string) => `starts one sheet out in the ${direction}`,
    anywhere: 'starts anywhere',
    shutDown: 'shut down',
    hired: 'hired',
    secret: 'Only those who fight here see more of it.',
    all: 'All battles',
  },
  {
    sides: 'Seiten',
    side: (side: string) => `Seite ${side}`,
    attacks: 'greift an',
    defends: 'verteidigt',
    field: 'Das Feld',
    sheets: 'Karten, von Nordwesten',
    turned: 'gedreht',
    limit: (turns: number) => `Endet nach Zug ${turns}`,
    noLimit: 'Keine Höchstzahl von Zügen',
    building: 'Gebäude',
    cp: (cp: number, max: number) => `${cp} von ${max} CP`,
    indestructible: 'unzerstörbar',
    mines: (count: number) => `${count} Minen zu legen`,
    withdraws: 'Zieht sich zurück über',
    nowhere: 'keinen Rand',
    to: (edge: string, hex: string) => `${edge} nach ${hex}`,
    middle: (direction: string) => `beginnt im ${direction} der mittleren Karte`,
    outer: (direction: string) => `beginnt eine Karte weiter im ${direction}`,
    anywhere: 'beginnt irgendwo',
    shutDown: 'abgeschaltet',
    hired: 'angeheuert',
    secret: 'Mehr davon sieht nur, wer hier kämpft.',
    all: 'Alle Gefechte',
  },
);

const place = ({ deployment }: Unit): string =>
  deployment === 'anywhere'
    ? t.anywhere
    : (deployment.ring === 'middle' ? t.middle : t.outer)(directions[deployment.direction]);

const SideCard = ({ setup, side }: { readonly setup: Setup; readonly side: Setup['sides'][number] }) => {
  const live = useLive();
  const units = setup.units.filter((unit) => unit.side === side.side);
  const edges = Object.entries(side.withdrawal) as [
    keyof typeof side.withdrawal & keyof typeof directions,
    string,
  ][];
  return (
    <article class="side-card">
      <h3 class="row">
        {side.forces.map((force) => (
          <SeatMark key={force} seat={live.seatOf.value.get(force) ?? 1} label={null} />
        ))}
        <bdi>{side.forces.map((force) => live.forceName.value.get(force) ?? force).join(', ')}</bdi>
        <span class="cap">{t.side(side.side)}</span>
      </h3>
      <ul>
        {units.map((unit) => (
          <li key={unit.id} class="side-unit">
            <b>
              <bdi>{unit.name}</bdi>
            </b>
            {unit.kind === 'mech' ? null : <span class="tag">{kinds[unit.kind]}</span>}
            {unit.shutDown ? <span class="tag warn">{t.shutDown}</span> : null}
            {unit.hired ? <span class="tag">{t.hired}</span> : null}
            <small>
              {unit.pilot === null ? null : (
                <>
                  <bdi>{unit.pilot.name}</bdi> {unit.pilot.gunnery}/{unit.pilot.piloting} ·{' '}
                </>
              )}
              {unit.role === 'attacker' ? t.attacks : t.defends}, {place(unit)}
            </small>
          </li>
        ))}
      </ul>
      <p>
        {t.withdraws}{' '}
        {edges.length === 0 ? t.nowhere : edges.map(([edge, hex]) => t.to(directions[edge], hex)).join(', ')}{' '}
        <RuleLink id="CMB-5" />
      </p>
      {side.minesAllowed === 0 ? null : <p>{t.mines(side.minesAllowed)}</p>}
    </article>
  );
};

const SetupPart = ({ setup }: { readonly setup: Setup }) => (
  <>
    <div class="sec">
      <h2>{t.sides}</h2>
      <RuleLink id="CMB-4" />
    </div>
    <div class="report-cards">
      {setup.sides.map((side) => (
        <SideCard key={side.side} setup={setup} side={side} />
      ))}
    </div>
    <div class="sec">
      <h2>{t.field}</h2>
      <span class="cap">{terrains[setup.terrain]}</span>
    </div>
    <div class="battle-part">
      <p>{setup.turnLimit === null ? t.noLimit : t.limit(setup.turnLimit)}</p>
      {setup.buildings.map((one) => (
        <p key={one.id}>
          {t.building}: {buildingName(one.type)} · {t.cp(one.cp, one.cpMax)}
          {one.indestructible ? ` · ${t.indestructible}` : ''}
          {one.place === undefined ? '' : ` · ${one.place}`}
        </p>
      ))}
      <details class="battle-more">
        <summary>{t.sheets}</summary>
        <ol class="field-sheets">
          {setup.sheets.map(({ name, rotated }, index) => (
            <li key={index}>
              {name}
              {rotated ? ` (${t.turned})` : ''}
            </li>
          ))}
        </ol>
      </details>
    </div>
  </>
);

export const Battle = () => {
  const live = useLive();
  useBuildings();
  const { params } = useRoute();
  const id = params['battle'] ?? '';
  const battle = useSignal<Schemas['Battle'] | null>(null);
  const failed = useSignal<unknown>(null);
  const read = (): void =>
    void readBattle(live.id, id).then(
      (found) => {
        battle.value = found;
        failed.value = null;
      },
      (error: unknown) => (failed.value = error),
    );
  useEffect(read, [live.id, id, live.version.value]);
  const found = battle.value;
  const fought = useMatch(found?.match ?? null, live.version.value);
  useTitle(found === null ? '' : b.battleIn(found.hex));
  if (found === null)
    return (
      <main class="screen battles">
        <ProblemNote error={failed.value} />
      </main>
    );
  const setup = found.setup;
  const mine = setup?.sides.find(({ forces }) => forces.includes(live.view.value?.force ?? ''))?.side ?? null;
  const over = found.state === 'done' || found.state === 'called-off';
  const isFoughtHere = found.match !== null;
  const gm = live.role.value === 'gm';
  return (
    <main class="screen battles">
      <div class="sec">
        <div class="row">
          <a class="btn icon quiet" href={`/c/${live.id}/battles`} aria-label={t.all}>
            <Icon name="back" />
          </a>
          <h1>{b.battleIn(found.hex)}</h1>
        </div>
        <span class="battle-tags">
          <span class="tag">{states[found.state]}</span>
          {over || found.dueAt === null ? null : (
            <span class={found.overdue ? 'tag bad' : 'cap'}>
              {found.overdue ? b.overdue : b.due(timeLeft(found.dueAt, now.value))}
            </span>
          )}
        </span>
      </div>
      {setup === null ? <p class="empty">{t.secret}</p> : null}
      {mine === null || over ? null : <HowFought here={isFoughtHere} />}
      {found.match === null || (mine === null && !gm && !over) ? null : (
        <FoughtHere id={found.match} match={fought.match} mine={mine !== null} over={over} />
      )}
      {setup === null || (mine === null && !gm) ? null : (
        <div class="battle-part row wrap">
          <a class={over || isFoughtHere ? 'btn' : 'btn go'} href={`/c/${live.id}/b/${id}/sheet`}>
            {over || isFoughtHere || mine === null ? b.worksheet : b.enter}
          </a>
          <BattleDownloads battle={id} hex={found.hex} />
        </div>
      )}
      {setup === null ? null : <Reports battle={found} mine={mine} match={fought.match} onChange={read} />}
      {setup === null || over || (mine === null && !gm) ? null : (
        <div class="battle-part">
          <RecordsPart battle={id} onChange={read} />
        </div>
      )}
      {gm && !over && fought.match !== null ? (
        <GmMatch
          match={fought.match}
          onChange={() => {
            fought.again();
            read();
          }}
        />
      ) : null}
      {gm && !over && setup !== null ? <GmBattle battle={found} onChange={read} /> : null}
      {setup === null ? null : <BattlePicture battle={id} hex={found.hex} />}
      {setup === null ? null : <SetupPart setup={setup} />}
    </main>
  );
};
