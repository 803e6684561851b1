/** Over the map: find, layers with what the signs mean, all my mechs, closer and farther. */
import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { Layers } from '../board/scene';
import { Dialog } from '../ui/dialog';
import { Icon } from '../ui/icon';
import { isWide } from '../ui/device/is-wide';
import type { Desk } from './desk';
import { LayerMark } from './layer-mark';
import { layers, toggleLayer } from './layers';
import { Seats } from './legend';
import { PictureDownload } from './picture-download';
import { t } from './words';

const NAMES: readonly (keyof Layers)[] = [
  'fog',
  'sight',
  'enemySight',
  'buildings',
  'depots',
  'grid',
  'coordinates',
];

const LayerTicks = () => (
  <>
    {NAMES.map((name) => (
      <label key={name} class="tickrow">
        <input type="checkbox" checked={layers.value[name]} onChange={() => toggleLayer(name)} />
        <LayerMark layer={name} />
        {t[name]}
      </label>
    ))}
  </>
);

/** Beside the tools where there is room; over the screen where the sheet leaves too little of the map. */
const LayerList = ({ as, onClose }: { readonly as: string | null; readonly onClose: () => void }) =>
  isWide.value ? (
    <fieldset class="layers">
      <legend class="cap">{t.layers}</legend>
      <LayerTicks />
      <Seats />
      <PictureDownload as={as} at={null} />
    </fieldset>
  ) : (
    <Dialog title={t.layers} onClose={onClose}>
      <LayerTicks />
      <Seats />
      <PictureDownload as={as} at={null} />
    </Dialog>
  );

interface ToolsProps {
  readonly desk: Desk;
  /** Whose eyes; null: one's own. */
  readonly as: string | null;
  /** What is open over the map. */
  readonly open: Signal<'find' | 'layers' | 'keys' | null>;
  readonly onFit: () => void;
}

export const MapTools = ({ desk, as, open, onFit }: ToolsProps) => {
  const list = useId();
  const shown = open.value === 'layers';
  return (
    <>
      <div class="tools">
        <button class="btn icon" aria-label={t.find} onClick={() => (open.value = 'find')}>
          <Icon name="search" />
        </button>
        <button
          class="btn icon"
          aria-label={t.layers}
          aria-expanded={shown}
          aria-controls={list}
          onClick={() => (open.value = shown ? null : 'layers')}
        >
          <Icon name="layers" />
        </button>
        <button class="btn icon" aria-label={t.fit} onClick={onFit}>
          <Icon name="fit" />
        </button>
        <a class="btn icon" aria-label={t.list} title={t.list} href={`/c/${desk.live.id}/list`}>
          <Icon name="list" />
        </a>
        <button
          class="btn icon deskonly"
          aria-label={t.zoomIn}
          onClick={() => desk.board.current?.zoom(1.25)}
        >
          <Icon name="plus" />
        </button>
        <button
          class="btn icon deskonly"
          aria-label={t.zoomOut}
          onClick={() => desk.board.current?.zoom(0.8)}
        >
          <Icon name="minus" />
        </button>
        <button class="btn icon deskonly" aria-label={t.keys} onClick={() => (open.value = 'keys')}>
          <span class="num">?</span>
        </button>
      </div>
      <div id={list}>{shown ? <LayerList as={as} onClose={() => (open.value = null)} /> : null}</div>
    </>
  );
};
