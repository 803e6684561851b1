/**
 * Preparation: pilots and shut-downs hex by hex, then sabotage and hire where there is somebody to do it.
 * Every tap is saved.
 */
import { useLive, type OwnMech } from '../../campaign/live';
import { RefusedOrders } from '../../campaign/sheet/refused-orders';
import { SheetWarnings } from '../sheet-warnings';
import { tons } from '../../text/format';
import { buildingName, useBuildings } from '../../ui/buildings';
import { RuleLink } from '../../ui/form/rule-link';
import { t as cardWords } from '../../planet/cards/words';
import { byHex } from '../movement/awaited';
import { PanelHead } from '../panel-head';
import type { PanelProps } from '../phase-view';
import { CrewPart } from './crew-part';
import { HirePart } from './hire-part';
import { preparationOptions } from './options';
import { SabotagePart } from './sabotage-part';
import { t } from './words';
import './preparation.css';

/** The chosen hex first, in it the chosen mech; then the largest stacks. */
function groups(
  mechs: readonly OwnMech[],
  { hex, mech: chosen }: PanelProps,
): readonly (readonly [hex: string, mechs: readonly OwnMech[]])[] {
  const all = new Map<string, OwnMech[]>();
  const first = [...byHex(mechs)].sort(
    (one, other) => Number(other.id === chosen) - Number(one.id === chosen),
  );
  for (const mech of first) all.set(mech.hex, [...(all.get(mech.hex) ?? []), mech]);
  return [...all].sort(([one], [other]) => Number(other === hex) - Number(one === hex));
}

export const PreparationPanel = (chosen: PanelProps) => {
  const live = useLive();
  useBuildings();
  const options = preparationOptions(live);
  const view = live.view.value;
  if (options === null || view === null) return null;
  const title = (at: string): string => {
    const building = view.buildings.find((one) => one.hex === at);
    return [
      cardWords.hex(at),
      at === view.map.hq ? cardWords.hq : '',
      building === undefined ? '' : buildingName(building.type),
    ]
      .filter((part) => part !== '')
      .join(' · ');
  };
  const balance = live.sheet.sheet.value?.balance ?? null;
  return (
    <div class="prep">
      <PanelHead title={t.title} />
      <RefusedOrders />
      <SheetWarnings live={live} />
      <p class="prep-help">
        {t.pickHelp} <RuleLink id="PREP-2" />
      </p>
      {groups(live.myMechs.value, chosen).map(([at, mechs]) => (
        <CrewPart key={at} hex={at} mechs={mechs} options={options} title={title(at)} />
      ))}
      <p class="prep-help">
        {t.shutHelp} <RuleLink id="PREP-1" />
      </p>
      <SabotagePart options={options} />
      <HirePart />
      {balance === null || balance.orders === 0 ? null : (
        <p class="prep-sum">
          <span>{t.account}</span>
          <span class="num">
            {tons(balance.now)} → <em>{tons(balance.after)}</em>
          </span>
        </p>
      )}
    </div>
  );
};
