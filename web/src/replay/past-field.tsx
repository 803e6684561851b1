/** The field as it was after an event, drawn as the table draws it; nothing can be ordered there. */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { describePlace, describeToken } from '../match/describe';
import type { Told } from '../match/shapes';
import { groundOf, markOf, sceneOf } from '../match/table/draw-of';
import { NO_OVERLAY } from '../match/table/drawn';
import { fieldOf, toPlaneOf } from '../match/table/field';
import { Table, type TableControl } from '../match/table/table';
import { Icon } from '../ui/icon';
import type { Picture } from './course';
import { r } from './words';

interface PastFieldProps {
  readonly picture: Picture;
  /** What has just happened; null: nothing yet. */
  readonly event: Told | null;
  readonly you: string | null;
}

const nothing = (): void => undefined;

export const PastField = ({ picture: { board, scene }, event, you }: PastFieldProps) => {
  const control = useRef<TableControl>(null);
  const field = useMemo(() => fieldOf(board), [board.hash]);
  const ground = useMemo(() => groundOf(field, board), [board.hash]);
  const drawn = useMemo(() => sceneOf(field, scene, you), [field, scene, you]);
  const overlay = useMemo(
    () => ({ ...NO_OVERLAY, flash: (event?.change.flash ?? []).map((mark) => markOf(field, mark)) }),
    [field, event],
  );
  useEffect(() => {
    const there = (event?.tokens ?? []).flatMap((id) => scene.tokens.find((one) => one.id === id)?.at ?? []);
    control.current?.keepVisible(there.map((at) => toPlaneOf(field, at)));
  }, [event?.seq]);
  return (
    <div class="mt-map">
      <Table
        control={control}
        ground={ground}
        scene={drawn}
        overlay={overlay}
        label={r.field}
        opensAt={drawn.tokens.map(({ at }) => at)}
        onTap={nothing}
        onLongPress={nothing}
        onHover={nothing}
        describe={({ place, token, point }) => {
          const unit = scene.tokens.find(({ id }) => id === token);
          if (place !== null) return describePlace(board, scene, place);
          return unit === undefined ? `${point.x}, ${point.y}` : describeToken(unit);
        }}
      />
      <div class="mt-tools">
        <button class="btn icon" aria-label={r.whole} onClick={() => control.current?.fit([])}>
          <Icon name="fit" />
        </button>
      </div>
    </div>
  );
};
