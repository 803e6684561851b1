/** The field with what is decided on it, and its tools. */
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { percent } from '../text/format';
import { Icon } from '../ui/icon';
import { answerTap, isEarly } from './deciding/answer-tap';
import { useDeciding } from './deciding/context';
import { describePlace, describeToken } from './describe';
import { choicesOnField, opened } from './deciding/field-asks';
import { useLooked } from './units/looked';
import { useMatch } from './match-live';
import { overlayOf } from './deciding/overlay-of';
import type { Playback } from './log/playback';
import { PlaybackStrip } from './log/playback-strip';
import { sayPoint } from './deciding/say-point';
import { sayAmount } from './deciding/say-draft';
import type { Board, Choice, Scene, Token } from './shapes';
import { groundOf, markOf, sceneOf } from './table/draw-of';
import { fieldOf, toPlaneOf } from './table/field';
import { hitAmong, type Hit } from './table/hits';
import { Table, type TableControl } from './table/table';
import { TermList } from './units/terms';
import { t } from './words';

const Explained = () => {
  const looked = useLooked();
  const now = looked.now.value;
  return now === null ? null : (
    <div class="mt-explained" role="status">
      <b>
        {now.label} {now.odds === null ? '' : percent(now.odds)}
      </b>
      <TermList terms={now.terms} />
    </div>
  );
};

interface TableViewProps {
  readonly board: Board;
  readonly scene: Scene;
  readonly playback: Playback;
}

export const TableView = ({ board, scene, playback }: TableViewProps) => {
  const live = useMatch();
  const deciding = useDeciding();
  const looked = useLooked();
  const control = useRef<TableControl>(null);
  const you = live.you.value;
  const field = useMemo(() => fieldOf(board), [board.hash]);
  const ground = useMemo(() => groundOf(field, board), [board.hash]);
  const drawn = useMemo(() => sceneOf(field, scene, you), [field, scene, you]);
  const tokens = useSignal<readonly Token[]>(scene.tokens);
  tokens.value = scene.tokens;
  const overlays = useComputed(() => {
    const draft = deciding.draft.value;
    const isBegun = draft?.touched.value === true;
    const drafted = deciding.begun.value.flatMap(({ offer }) => offer.value.token ?? []);
    const decided = overlayOf({
      ...{ field, tokens: tokens.value, you, drafted },
      selected: deciding.selected.value,
      // While it is shown what happened, only what was begun is drawn.
      draft: playback.now.value === null || isBegun ? draft : null,
      active: deciding.active.value,
    });
    const flash = playback.flash.value.map((mark) => markOf(field, mark));
    return flash.length === 0 ? decided : { ...decided, flash };
  });
  const overlay = overlays.value;
  const selected = deciding.selected.value;
  useEffect(() => {
    const at = scene.tokens.find(({ id }) => id === selected)?.at;
    if (at != null) control.current?.keepVisible([toPlaneOf(field, at)]);
  }, [selected]);
  // Once for each offer that is looked at, when its places are known.
  const framed = useRef<string | null>(null);
  const chosen = deciding.chosen.value;
  const open = [...overlay.spots, ...overlay.tags].map(({ at }) => at);
  useEffect(() => {
    if (open.length === 0 || framed.current === chosen) return;
    framed.current = chosen;
    control.current?.frame(overlay.selected === null ? open : [...open, overlay.selected]);
  }, [chosen, open.length]);
  const goal = overlay.ring?.at;
  useEffect(() => {
    if (goal !== undefined) control.current?.keepRing(goal);
  }, [goal?.join(' ')]);
  const shown = playback.now.value;
  useEffect(() => {
    const there = (shown?.tokens ?? []).flatMap((id) => scene.tokens.find((one) => one.id === id)?.at ?? []);
    control.current?.keepVisible(there.map((at) => toPlaneOf(field, at)));
  }, [shown?.seq]);

  const choiceAt = (hit: Hit): Choice | null => {
    const draft = deciding.draft.value;
    if (draft === null) return null;
    for (const { bounds } of opened(draft)) {
      const found = choicesOnField(bounds).find(
        ({ token, value }) => (token !== null && token === hit.token) || value === hit.place,
      );
      if (found !== undefined) return found;
    }
    return null;
  };
  const describe = (hit: Hit): string => {
    const choice = choiceAt(hit);
    const costs =
      choice === null
        ? []
        : [...choice.costs.map(sayAmount), ...(choice.odds === null ? [] : [percent(choice.odds)])];
    const token = scene.tokens.find(({ id }) => id === hit.token);
    const here =
      hit.place !== null
        ? describePlace(board, scene, hit.place)
        : token === undefined
          ? sayPoint(hit.point, board.unit)
          : describeToken(token);
    return [here, ...costs].join(', ');
  };
  return (
    <div class="mt-map">
      <Table
        control={control}
        ground={ground}
        scene={drawn}
        overlay={overlay}
        label={t.field}
        opensAt={drawn.tokens.map(({ at }) => at)}
        onTap={(hit) => {
          looked.look(null);
          if (playback.now.value !== null) playback.skip();
          // What lies there is looked for when the places have come.
          if (isEarly(deciding, hit))
            deciding.whenOpen(() => answerTap(deciding, hitAmong(hit, overlays.value), tokens.value));
          else answerTap(deciding, hit, scene.tokens);
        }}
        onLongPress={(hit) => {
          const choice = choiceAt(hit);
          if (choice !== null && choice.terms.length > 0) looked.look(choice);
          else if (hit.token !== null) deciding.select(hit.token);
        }}
        onHover={(hit) => looked.look(hit === null ? null : choiceAt(hit))}
        describe={describe}
      />
      <div class="mt-tools">
        <button class="btn icon" aria-label={t.whole} onClick={() => control.current?.fit([])}>
          <Icon name="fit" />
        </button>
        <button
          class="btn icon"
          aria-label={t.next}
          disabled={deciding.awaitedTokens.value.length === 0}
          onClick={() => deciding.next()}
        >
          <Icon name="next" />
        </button>
      </div>
      <PlaybackStrip playback={playback} />
      <Explained />
    </div>
  );
};
