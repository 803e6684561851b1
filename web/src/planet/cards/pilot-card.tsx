/** A pilot: skills, hits, where they are and what they sit in. */
import type { ComponentChildren } from 'preact';
import { useLive } from '../../campaign/live';
import { ranks } from '../../text/terms';
import { words } from '../../text/words';
import { Card, ForceName, Gone, HexLink, Part } from './card';
import { MechLine } from './mech-line';
import { t as shared } from './words';

const t = words(
  {
    'in-mech': 'in a mech',
    stored: 'rests',
    captured: 'captured',
    dead: 'dead',
    rested: 'In no mech since preparation: can train and heal this round.',
    where: 'Is',
    sits: 'Sits in',
  },
  {
    'in-mech': 'im Mech',
    stored: 'ruht',
    captured: 'gefangen',
    dead: 'tot',
    rested: 'Seit der Vorbereitung in keinem Mech: kann diese Runde ausgebildet werden und heilen.',
    where: 'Ist',
    sits: 'Sitzt in',
  },
);

export const PilotCard = ({ id, actions }: { readonly id: string; readonly actions?: ComponentChildren }) => {
  const live = useLive();
  const pilot = live.view.value?.pilots.find((one) => one.id === id);
  if (pilot === undefined) return <Gone />;
  const mech = live.view.value?.mechs.find((one) => one.id === pilot.mech);
  const hex = pilot.hex ?? mech?.hex ?? null;
  return (
    <Card
      title={pilot.name}
      cap={ranks[pilot.rank]}
      facts={[
        { name: shared.gunnery, value: pilot.gunnery },
        { name: shared.piloting, value: pilot.piloting },
        { name: shared.hits, value: pilot.hits, warn: pilot.hits > 0 },
        { name: t.where, value: hex === null ? '–' : <HexLink hex={hex} /> },
      ]}
      actions={actions}
    >
      <div class="card-tags">
        {pilot.force === live.view.value?.force ? null : <ForceName force={pilot.force} />}
        <span class={pilot.status === 'captured' || pilot.status === 'dead' ? 'tag bad' : 'tag'}>
          {t[pilot.status]}
        </span>
      </div>
      {pilot.rested ? (
        <div class="card-part">
          <p>{t.rested}</p>
        </div>
      ) : null}
      {mech === undefined ? null : (
        <Part title={t.sits}>
          <MechLine mech={mech} />
        </Part>
      )}
    </Card>
  );
};
