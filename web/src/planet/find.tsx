/** "Where is my Atlas?": the search over the map. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { View } from '../campaign/live';
import { terrains } from '../text/terms';
import { Dialog } from '../ui/dialog';
import { Icon } from '../ui/icon';
import type { IconName } from '../ui/icons';
import { buildingName } from '../ui/buildings';
import { matches, type Findable } from './find-matches';
import { t } from './words';

const ICONS: Readonly<Record<Findable['kind'], IconName>> = {
  mech: 'force',
  pilot: 'pilot',
  building: 'flag',
  hex: 'map',
};

function everything(view: View): readonly Findable[] {
  const force = new Map(view.forces.map(({ id, name }) => [id, name]));
  const hexOf = new Map(view.mechs.map(({ id, hex }) => [id, hex]));
  return [
    ...view.mechs.map((mech): Findable => {
      const name = mech.own ? mech.name : mech.design.replaceAll('-', ' ');
      return { kind: 'mech', id: mech.id, name, hex: mech.hex, about: force.get(mech.force) ?? '' };
    }),
    ...view.pilots.map(({ id, name, mech, hex }): Findable => ({
      kind: 'pilot',
      id,
      name,
      hex: mech === null ? hex : (hexOf.get(mech) ?? hex),
      about: t.pilot,
    })),
    ...view.buildings.map(({ id, type, hex }): Findable => ({
      kind: 'building',
      id,
      name: buildingName(type),
      hex,
      about: '',
    })),
    ...Object.entries(view.map.terrain).map(([hex, terrain]): Findable => ({
      kind: 'hex',
      id: hex,
      name: t.hexIs(hex),
      hex,
      about: terrains[terrain],
    })),
  ];
}

interface FindProps {
  readonly view: View;
  readonly onClose: () => void;
  readonly onFound: (found: Findable) => void;
}

export const Find = ({ view, onClose, onFound }: FindProps) => {
  const wanted = useSignal('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const found = matches(everything(view), wanted.value);
  return (
    <Dialog title={t.find} onClose={onClose}>
      <form
        class="find"
        onSubmit={(event) => {
          event.preventDefault();
          if (found[0] !== undefined) onFound(found[0]);
        }}
      >
        <label class="vh" for="find">
          {t.findWhat}
        </label>
        <input
          id="find"
          class="input"
          ref={input}
          type="search"
          autocomplete="off"
          placeholder={t.findWhat}
          value={wanted.value}
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
          onInput={(event) => (wanted.value = event.currentTarget.value)}
        />
        <ul aria-live="polite">
          {found.map((one) => (
            <li key={`${one.kind} ${one.id}`}>
              <button type="button" class="oitem" onClick={() => onFound(one)}>
                <Icon name={ICONS[one.kind]} />
                <span class="names">
                  <b>
                    <bdi>{one.name}</bdi>
                  </b>
                  <small>
                    <bdi>{one.about}</bdi>
                  </small>
                </span>
                <span class="to none">{one.hex}</span>
              </button>
            </li>
          ))}
        </ul>
        {wanted.value.trim() !== '' && found.length === 0 ? <p class="empty">{t.nothing}</p> : null}
      </form>
    </Dialog>
  );
};
