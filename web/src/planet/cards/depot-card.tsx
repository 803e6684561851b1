/** A depot: my stock and my resting pilots in a hex, or that somebody has one there. */
import type { ComponentChildren } from 'preact';
import { useLive } from '../../campaign/live';
import { number } from '../../text/format';
import { itemName, useItems } from '../../supply/names';
import { words } from '../../text/words';
import { Card, ForceName, Gone, HexLink, Part, Seen } from './card';
import { PilotLine } from './pilot-line';

const t = words(
  {
    title: 'Depot',
    stock: 'Stock',
    empty: 'Nothing is stored here.',
    pilots: 'Resting pilots',
    usable: (usable: string) => `${usable} usable`,
    points: 'points',
    shots: 'shots',
    tons: 't',
    pieces: 'pieces',
    theirs: 'You do not know what is in it.',
  },
  {
    title: 'Lager',
    stock: 'Vorrat',
    empty: 'Hier liegt nichts.',
    pilots: 'Ruhende Piloten',
    usable: (usable: string) => `${usable} brauchbar`,
    points: 'Punkte',
    shots: 'Schuss',
    tons: 't',
    pieces: 'Stück',
    theirs: 'Was darin liegt, weißt du nicht.',
  },
);

export const DepotCard = ({
  hex,
  actions,
}: {
  readonly hex: string;
  readonly actions?: ComponentChildren;
}) => {
  const live = useLive();
  const view = live.view.value;
  const depots = (view?.depots ?? []).filter((one) => one.hex === hex);
  useItems(depots.flatMap((depot) => (depot.own ? depot.stock.map(({ item }) => item) : [])));
  const mine = depots.find((one) => one.own && one.force === view?.force) ?? depots[0];
  if (mine === undefined) return <Gone />;
  return (
    <Card title={t.title} cap={<HexLink hex={hex} />} actions={actions}>
      {depots.map((depot, index) => (
        <div key={index}>
          {depot.own && depot.force === view?.force ? null : (
            <div class="card-tags">
              <ForceName force={depot.force} />
              {depot.own ? null : <Seen seen={depot.seen} />}
            </div>
          )}
          {depot.own ? (
            <>
              <Part title={t.stock} count={depot.stock.length}>
                {depot.stock.length === 0 ? <p>{t.empty}</p> : null}
                <dl class="card-list">
                  {depot.stock.map(({ item, quantity, unit, usable }) => [
                    <dt key={item}>{itemName(item)}</dt>,
                    <dd key={`${item} of`}>
                      {number(quantity)} {t[unit]}
                      {usable < quantity ? ` (${t.usable(number(usable))})` : ''}
                    </dd>,
                  ])}
                </dl>
              </Part>
              {depot.pilots.length === 0 ? null : (
                <Part title={t.pilots} count={depot.pilots.length}>
                  {depot.pilots.map((pilot) => (
                    <PilotLine key={pilot} id={pilot} />
                  ))}
                </Part>
              )}
            </>
          ) : (
            <div class="card-part">
              <p>{t.theirs}</p>
            </div>
          )}
        </div>
      ))}
    </Card>
  );
};
