/** Fix: the damaged mechs, all that the balance mends with one tap, and each by its doll. */
import { useLocation, useRoute } from 'preact-iso';
import type { OwnMech } from '../../campaign/live';
import { number } from '../../text/format';
import { states } from '../../text/terms';
import { plural, words } from '../../text/words';
import { Doll } from '../../ui/doll/doll';
import { useDesigns, type RecordSheet } from '../../ui/designs';
import { ProblemNote } from '../../ui/form/problem';
import { tell } from '../../ui/notices';
import { useTask } from '../../ui/form/use-task';
import { damageOf } from './damage';
import { canMend, fitting, isDamaged, mendAllWishes, mendsOf } from './mend';
import { MechFix } from './mech-fix';
import { mechLabel } from '../market/mech-label';
import { isMendOf } from '../cart/cart';
import { trier, useSupply } from '../use-supply';
import './fix.css';

const t = words(
  {
    damaged: (count: number) => `${count} damaged ${plural(count, 'mech', 'mechs')}`,
    can: (after: string) => `Mends what ${after} t and the depots can`,
    mendAll: 'Mend all',
    mend: 'Mend',
    nothing: 'Nothing more can be mended now.',
    none: 'No mech is damaged.',
    toMarket: 'Go to the market',
    armor: (points: number) => `armour −${points}`,
    structure: (points: number) => `structure −${points}`,
    parts: (count: number) => `${count} ${plural(count, 'part', 'parts')} hit`,
    ammo: 'ammo low',
    inCart: 'in the cart',
    sound: 'Undamaged, shut down: can be refitted',
  },
  {
    damaged: (count: number) => `${count} ${plural(count, 'beschädigter Mech', 'beschädigte Mechs')}`,
    can: (after: string) => `Flickt, was ${after} t und die Lager hergeben`,
    mendAll: 'Alles flicken',
    mend: 'Flicken',
    nothing: 'Mehr lässt sich gerade nicht flicken.',
    none: 'Kein Mech ist beschädigt.',
    toMarket: 'Zum Markt',
    armor: (points: number) => `Panzerung −${points}`,
    structure: (points: number) => `Struktur −${points}`,
    parts: (count: number) => `${count} ${plural(count, 'Teil', 'Teile')} getroffen`,
    ammo: 'wenig Munition',
    inCart: 'im Korb',
    sound: 'Unbeschädigt, abgeschaltet: kann umgebaut werden',
  },
);

export const damageLine = (mech: OwnMech, sheet: RecordSheet | undefined): string => {
  const lost = sheet === undefined ? { armor: 0, structure: 0 } : damageOf(mech.condition, sheet);
  return [
    ...(lost.armor > 0 ? [t.armor(lost.armor)] : []),
    ...(lost.structure > 0 ? [t.structure(lost.structure)] : []),
    ...(mech.condition.slots.length > 0 ? [t.parts(mech.condition.slots.length)] : []),
    ...(mech.condition.ammunition.length > 0 ? [t.ammo] : []),
  ].join(' · ');
};

const OtherMech = ({
  mech,
  sheet,
  onMend,
}: {
  readonly mech: OwnMech;
  readonly sheet: RecordSheet | undefined;
  readonly onMend: () => void;
}) => {
  const { orders, live } = useSupply();
  const { path } = useLocation();
  const inCart = orders.some((order) => isMendOf(order, mech.id));
  return (
    <li class="li">
      <div class="mini">
        {sheet === undefined ? null : <Doll kind="mini" whole={sheet} damage={mech.condition} label={null} />}
      </div>
      <a class="open-mech" href={`${path}?tab=fix&mech=${mech.id}`}>
        <b>
          <bdi>{mechLabel(live, mech.id)}</bdi>
        </b>
        <span class="note">
          {mech.hex} ·{' '}
          {mech.state === 'ready'
            ? damageLine(mech, sheet)
            : `${states[mech.state]} · ${damageLine(mech, sheet)}`}
        </span>
      </a>
      {inCart ? (
        <span class="tag pencil">{t.inCart}</span>
      ) : (
        <button class="btn" onClick={onMend}>
          {t.mend}
        </button>
      )}
    </li>
  );
};

export const Fix = () => {
  const supply = useSupply();
  const { live, options, balance } = supply;
  const { query } = useRoute();
  const { path } = useLocation();
  const task = useTask();
  const mechs = live.myMechs.value;
  const sheets = useDesigns(
    mechs.map(({ design }) => design),
    live.id,
  );
  const damaged = mechs.filter(isDamaged);
  const refits = new Set((options.refit?.mechs ?? []).map(({ mech }) => mech));
  const sound = mechs.filter((mech) => !isDamaged(mech) && refits.has(mech.id));
  const shown = mechs.find(({ id }) => id === query['mech']) ?? damaged[0];
  const mend = (wishes: ReturnType<typeof mendsOf>): void =>
    void task.run(async () => {
      const before = supply.live.sheet.orders.value;
      const after = await fitting(before, wishes, trier(live.id));
      if (after.length === before.length) tell(t.nothing);
      else supply.set(after);
    });
  if (damaged.length === 0 && sound.length === 0)
    return (
      <p class="empty">
        {t.none}{' '}
        <a class="quiet-link" href={`${path}?tab=market`}>
          {t.toMarket}
        </a>
      </p>
    );
  return (
    <>
      <div class="mend-all">
        <div>
          <b>{t.damaged(damaged.length)}</b>
          {balance === null ? null : <span class="note">{t.can(number(balance.after))}</span>}
        </div>
        <button
          class={canMend(damaged, options, supply.orders) ? 'btn go' : 'btn'}
          disabled={task.busy || damaged.length === 0 || !live.online.value}
          onClick={() => mend(mendAllWishes(damaged, options))}
        >
          {t.mendAll}
        </button>
      </div>
      <ProblemNote error={task.error} />
      <div class="two fix">
        <div>
          {shown === undefined ? null : (
            <MechFix key={shown.id} mech={shown} sheet={sheets.get(shown.design) ?? null} />
          )}
        </div>
        <div>
          <ul>
            {damaged
              .filter((mech) => mech !== shown)
              .map((mech) => (
                <OtherMech
                  key={mech.id}
                  mech={mech}
                  sheet={sheets.get(mech.design)}
                  onMend={() => mend(mendsOf(mech, options))}
                />
              ))}
          </ul>
          {sound.length === 0 ? null : (
            <>
              <h2 class="cap sound">{t.sound}</h2>
              <ul>
                {sound.map((mech) => (
                  <li class="li plain" key={mech.id}>
                    <a class="open-mech" href={`${path}?tab=fix&mech=${mech.id}`}>
                      <b>
                        <bdi>{mech.name}</bdi>
                      </b>
                      <span class="note">{mech.hex}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </>
  );
};
