/**
 * Declarations of combat: each hex that can be attacked, who attacks it, and how strong both sides are as far
 * as known.
 */
import { useLive, type Live, type OwnMech } from '../../campaign/live';
import { RefusedOrders } from '../../campaign/sheet/refused-orders';
import { SheetWarnings } from '../sheet-warnings';
import { number, percent, tons } from '../../text/format';
import { useDesigns, type RecordSheet } from '../../ui/designs';
import { Icon } from '../../ui/icon';
import { RuleLink } from '../../ui/form/rule-link';
import { WeightBars } from '../../ui/marks/weight-bars';
import { ForceName } from '../../planet/cards/card';
import { t as cardWords } from '../../planet/cards/words';
import { PanelHead } from '../panel-head';
import type { PanelProps } from '../phase-view';
import {
  ableAt,
  attackersOf,
  isAttack,
  sumOf,
  targetOf,
  targetsOf,
  withAll,
  withAttack,
  withToggled,
  type AttackOptions,
  type Strength,
} from './attack';
import { enemiesAt, fightingCount } from './enemies';
import { t } from './words';
import './attack.css';

type Sheets = ReadonlyMap<string, RecordSheet>;

/** Above, the stronger side is named. */
const CLEARLY = 1.25;

const Odds = ({ mine, theirs }: { readonly mine: Strength; readonly theirs: Strength }) => {
  if (mine.bv === 0 || theirs.bv === 0) return null;
  const ratio = mine.bv / theirs.bv;
  const said = ratio >= CLEARLY ? ['good', t.better] : ratio <= 1 / CLEARLY ? ['bad', t.worse] : ['', t.even];
  return (
    <span class={`tag ${said[0]}`} title={t.asKnown}>
      {said[1]} · {number(ratio, 1)} : 1
    </span>
  );
};

/** Both sides as bars of one length together. */
const Balance = ({ mine, theirs }: { readonly mine: Strength; readonly theirs: Strength }) => {
  const all = Math.max(1, mine.bv + theirs.bv);
  return (
    <div class="balance">
      <dl>
        <div class="mine">
          <dt>{t.mine}</dt>
          <dd>
            <b>{mine.mechs}</b> · {[tons(mine.tons), `BV ${number(mine.bv)}`].join(' · ')}
          </dd>
        </div>
        <div>
          <dt>{t.theirs}</dt>
          <dd>
            <b>{theirs.mechs}</b> · {[tons(theirs.tons), `BV ${number(theirs.bv)}`].join(' · ')}
          </dd>
        </div>
      </dl>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect class="theirs" x="0" y="0" width="100" height="6" />
        <rect class="mine" x="0" y="0" width={(100 * mine.bv) / all} height="6" />
      </svg>
    </div>
  );
};

const Attacker = ({
  mech,
  target,
  sheets,
}: {
  readonly mech: OwnMech;
  readonly target: string;
  readonly sheets: Sheets;
}) => {
  const live = useLive();
  const orders = live.sheet.orders.value;
  const at = targetOf(orders, mech.id);
  const pilot = live.view.value?.pilots.find(({ id }) => id === mech.pilot);
  const sheet = sheets.get(mech.design);
  return (
    <label class={at === target ? 'attacker set' : 'attacker'}>
      <input
        type="checkbox"
        checked={at === target}
        onChange={() => live.sheet.change(withToggled(orders, target, mech.id))}
      />
      <WeightBars weight={sheet?.class ?? null} />
      <span>
        <b>
          <bdi>{mech.name}</bdi>
        </b>
        <small>
          {mech.hex}
          {pilot === undefined ? null : (
            <>
              {' · '}
              <bdi>{pilot.name}</bdi> {pilot.gunnery}/{pilot.piloting}
            </>
          )}
          {at === null || at === target ? null : <em> · {t.elsewhere(at)}</em>}
        </small>
      </span>
      <span class="num">{sheet === undefined ? '' : tons(sheet.tons)}</span>
    </label>
  );
};

const strengths = (
  live: Live,
  sheets: Sheets,
  attackers: readonly string[],
  target: string,
): readonly [Strength, Strength] => {
  const tonsOf = (design: string): number => sheets.get(design)?.tons ?? 0;
  const mine = live.myMechs.value
    .filter(({ id }) => attackers.includes(id))
    .map(({ design, bv }) => ({ tons: tonsOf(design), bv }));
  const theirs = enemiesAt(live, target).map(({ design }) => ({
    tons: tonsOf(design),
    bv: sheets.get(design)?.bv ?? 0,
  }));
  return [sumOf(mine), sumOf(theirs)];
};

interface TargetProps {
  readonly target: string;
  readonly options: AttackOptions;
  readonly sheets: Sheets;
  readonly open: boolean;
}

const Target = ({ target, options, sheets, open }: TargetProps) => {
  const live = useLive();
  const orders = live.sheet.orders.value;
  const attackers = attackersOf(orders, target);
  const attacks = attackers.length > 0;
  const able = ableAt(options, target);
  const mechs = live.myMechs.value.filter(({ id }) => able.includes(id));
  const [mine, theirs] = strengths(live, sheets, attacks ? attackers : able, target);
  const forces = [...new Set(enemiesAt(live, target).map(({ force }) => force))];
  return (
    <section class={attacks ? 'target set' : 'target'}>
      <header>
        <Icon name="target" />
        <h3>
          <a href={`?hex=${target}`}>{cardWords.hex(target)}</a>
        </h3>
        <span class="target-forces">
          {forces.map((force) => (
            <ForceName key={force} force={force} />
          ))}
        </span>
        {attacks ? (
          <button
            class="btn"
            aria-label={t.offName(target)}
            onClick={() => live.sheet.change(withAttack(orders, target, []))}
          >
            {t.off}
          </button>
        ) : (
          <button
            class="btn go"
            aria-label={t.attack(target)}
            onClick={() => live.sheet.change(withAll(orders, options, target))}
          >
            {t.all}
          </button>
        )}
      </header>
      <Balance mine={mine} theirs={theirs} />
      <p class="target-said">
        <Odds mine={mine} theirs={theirs} />
        {theirs.tons === 0 ? null : <span>{t.share(percent(mine.tons / theirs.tons))}</span>}
      </p>
      {attacks || open ? (
        <fieldset>
          <legend class="vh">{t.attackers(target)}</legend>
          {mechs.map((mech) => (
            <Attacker key={mech.id} mech={mech} target={target} sheets={sheets} />
          ))}
        </fieldset>
      ) : null}
    </section>
  );
};

export const AttackPanel = ({ hex }: PanelProps) => {
  const live = useLive();
  const options = live.options.value?.orders.attack;
  const designs = (live.view.value?.mechs ?? []).map(({ design }) => design);
  const sheets = useDesigns(designs, live.id);
  if (options === undefined) return null;
  const targets = [...targetsOf(options)].sort((one, other) => Number(other === hex) - Number(one === hex));
  const stuck = fightingCount(live);
  const declares = live.sheet.orders.value.some(isAttack);
  return (
    <div class="attacks">
      <PanelHead title={t.title} />
      <RefusedOrders />
      <SheetWarnings live={live} />
      {declares ? null : (
        <p class="prep-help">
          {targets.length === 0 ? t.none : t.help} <RuleLink id="CMB-2" />
        </p>
      )}
      {stuck === 0 ? null : (
        <p class="prep-help">
          {t.stands(stuck)} <RuleLink id="CMB-1" />
        </p>
      )}
      {targets.map((target) => (
        <Target key={target} target={target} options={options} sheets={sheets} open={target === hex} />
      ))}
      {targets.length === 0 ? null : <p class="prep-help">{t.asKnown}</p>}
    </div>
  );
};
