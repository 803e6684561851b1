/**
 * Whom or what my spies put out of action this round. Nothing is shown where there are no spies, or nothing
 * that they could reach.
 */
import { useLive } from '../../campaign/live';
import { tons } from '../../text/format';
import { buildingName, useBuildings } from '../../ui/buildings';
import { useDesigns } from '../../ui/designs';
import { BuildingIcon } from '../../ui/icon';
import { RuleLink } from '../../ui/form/rule-link';
import { WeightBars } from '../../ui/marks/weight-bars';
import { ForceName, Seen } from '../../planet/cards/card';
import { isSabotage, isTarget, withSabotage, type Sabotage } from './acts';
import type { PreparationOptions } from './options';
import { t } from './words';

const SPIES = 'spy-service';

export const SabotagePart = ({ options: { sabotage } }: { readonly options: PreparationOptions }) => {
  const live = useLive();
  const view = live.view.value;
  const mechs = (view?.mechs ?? []).filter((mech) => !mech.own && sabotage.mechs.includes(mech.id));
  const buildings = (view?.buildings ?? []).filter(({ id }) => sabotage.buildings.includes(id));
  const designs = useDesigns(
    mechs.map(({ design }) => design),
    live.id,
  );
  useBuildings();
  if (mechs.length + buildings.length === 0) return null;
  const orders = live.sheet.orders.value;
  const acts = (view?.buildings ?? []).filter(
    ({ type, control, works }) => type === SPIES && control === view?.force && works === true,
  ).length;
  const choose = (act: Sabotage): void => live.sheet.change(withSabotage(orders, act, acts));
  const count = orders.filter(isSabotage).length;
  return (
    <details class="prep-part" open={count > 0}>
      <summary>
        <h3>{t.sabotage}</h3>
        {count > 0 ? <span class="tag pencil">{count}</span> : null}
        <RuleLink id="BLD-SPY" />
      </summary>
      <ul>
        {mechs.map((mech) => (
          <li key={mech.id}>
            <button
              class="prep-row"
              aria-pressed={isTarget(orders, mech.id)}
              onClick={() => choose({ type: 'sabotage-mech', mech: mech.id })}
            >
              <WeightBars weight={designs.get(mech.design)?.class ?? null} />
              <span>
                <b>
                  <bdi>{designs.get(mech.design)?.name ?? mech.design}</bdi>
                </b>
                <small>
                  {mech.hex} · {t.sabotageMech}
                </small>
                <ForceName force={mech.force} />
                {mech.own ? null : <Seen seen={mech.seen} />}
              </span>
              <span class="num">{tons(sabotage.mechTons)}</span>
            </button>
          </li>
        ))}
        {buildings.map(({ id, type, hex, control, seen }) => (
          <li key={id}>
            <button
              class="prep-row"
              aria-pressed={isTarget(orders, id)}
              onClick={() => choose({ type: 'sabotage-building', building: id })}
            >
              <BuildingIcon type={type} />
              <span>
                <b>{buildingName(type)}</b>
                <small>
                  {hex} · {t.sabotageBuilding}
                </small>
                <ForceName force={control} />
                <Seen seen={seen} />
              </span>
              <span class="num">{tons(sabotage.buildingTons)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
};
