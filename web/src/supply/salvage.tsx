/**
 * Salvage (SALV-2): what lies on the field that I won; for each wreck the choices side by side, with what
 * they bring and cost.
 */
import type { Schemas } from '../api/client';
import { number, tons } from '../text/format';
import { words } from '../text/words';
import { Doll } from '../ui/doll/doll';
import { useDesigns } from '../ui/designs';
import { RuleLink } from '../ui/form/rule-link';
import type { OrderOf } from './cart/cart';
import { useSupply } from './use-supply';
import './salvage.css';

const t = words(
  {
    none: 'Nothing can be salvaged. The side that holds a battlefield at the end may take what lies on it.',
    lost: 'What is not chosen is lost when supply closes.',
    structure: (left: number, full: number) => `structure ${left} of ${full}`,
    scrap: 'Scrap',
    scrapGives: (amount: string) => `${amount} of scrap, to sell or to keep in the depot`,
    keep: 'Keep',
    keepGives: 'It is yours, with whole structure; it has no pilot and is shut down for a round',
    leave: 'Leave',
    leaveGives: 'Lost',
    of: (force: string) => `of ${force}`,
    yard: 'Your scrapyard counts only half of the lost structure.',
    choice: (name: string) => `What becomes of ${name}`,
  },
  {
    none: 'Es gibt nichts zu bergen. Wer am Ende das Feld hält, darf nehmen, was darauf liegt.',
    lost: 'Was nicht gewählt ist, ist am Ende des Nachschubs verloren.',
    structure: (left: number, full: number) => `Struktur ${left} von ${full}`,
    scrap: 'Schrott',
    scrapGives: (amount: string) => `${amount} Schrott, zum Verkaufen oder für das Lager`,
    keep: 'Behalten',
    keepGives: 'Er gehört dir, die Struktur ist heil; er hat keinen Piloten und ist eine Runde abgeschaltet',
    leave: 'Liegen lassen',
    leaveGives: 'Verloren',
    of: (force: string) => `von ${force}`,
    yard: 'Mit deinem Schrottplatz zählt nur die Hälfte der verlorenen Struktur.',
    choice: (name: string) => `Was aus ${name} wird`,
  },
);

type Find = NonNullable<Schemas['OpenOrders']['salvage']>['wrecks'][number];

const Choices = ({ find }: { readonly find: Find }) => {
  const supply = useSupply();
  const { battle, unit } = find;
  const order = supply.orders.find(
    (one): one is OrderOf<'salvage'> => one.type === 'salvage' && one.unit === unit && one.battle === battle,
  );
  const choose = (as: 'scrap' | 'keep' | null): void => {
    if (as !== null) return supply.add({ type: 'salvage', battle, unit, as });
    if (order !== undefined) supply.remove(order);
  };
  const cells = [
    { as: 'scrap', title: t.scrap, figure: tons(find.scrap, true), note: t.scrapGives(tons(find.scrap)) },
    { as: 'keep', title: t.keep, figure: find.keep === 0 ? tons(0) : tons(-find.keep), note: t.keepGives },
    { as: null, title: t.leave, figure: '–', note: t.leaveGives },
  ] as const;
  return (
    <div class="wreck-choices" role="radiogroup" aria-label={t.choice(find.name)}>
      {cells.map(({ as, title, figure, note }) => (
        <label key={title} class={`wreck-choice${(order?.as ?? null) === as ? ' on' : ''}`}>
          <input
            type="radio"
            name={`${battle} ${unit}`}
            checked={(order?.as ?? null) === as}
            onChange={() => choose(as)}
          />
          <b>{title}</b>
          <span class="num">{figure}</span>
          <span class="note">{note}</span>
        </label>
      ))}
    </div>
  );
};

export const Salvage = () => {
  const { live, options } = useSupply();
  const open = options.salvage ?? null;
  const finds = open?.wrecks ?? [];
  const sheets = useDesigns(
    finds.map(({ design }) => design),
    live.id,
  );
  if (finds.length === 0) return <p class="empty">{t.none}</p>;
  return (
    <>
      <p class="hint-row">
        {t.lost} <RuleLink id="SALV-4" /> {open?.scrapyard === true ? t.yard : ''}
      </p>
      <ul>
        {finds.map((find) => {
          const sheet = sheets.get(find.design);
          const wreck = live.view.value?.wrecks.find(
            ({ unit, battle }) => unit === find.unit && battle === find.battle,
          );
          return (
            <li key={`${find.battle} ${find.unit}`} class="wreck">
              <div class="li plain">
                <div class="wreck-who">
                  <div class="mini">
                    {sheet === undefined || wreck === undefined ? null : (
                      <Doll kind="mini" whole={sheet} damage={wreck.condition} label={null} />
                    )}
                  </div>
                  <div>
                    <b>
                      <bdi>{find.name}</bdi>
                    </b>
                    <span class="note">
                      {find.hex} · <bdi>{t.of(live.forceName.value.get(find.force) ?? '')}</bdi> ·{' '}
                      {t.structure(find.structure.left, find.structure.full)}
                    </span>
                  </div>
                </div>
                <span class="num">{sheet === undefined ? '' : `${number(sheet.tons)} t`}</span>
              </div>
              <Choices find={find} />
            </li>
          );
        })}
      </ul>
    </>
  );
};
