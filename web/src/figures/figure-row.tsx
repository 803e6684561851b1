/** One of my figures: what it is, renamed in place, and removed. */
import { useSignal } from '@preact/signals';
import { api, ok, type Schemas } from '../api/client';
import { number } from '../text/format';
import { Field } from '../ui/form/field';
import { Icon } from '../ui/icon';
import { ProblemNote } from '../ui/form/problem';
import { useTask } from '../ui/form/use-task';
import { factionName, rankName, t } from './words';

interface FigureRowProps {
  readonly figure: Schemas['OwnFigureLine'];
  readonly onChanged: () => Promise<void>;
}

export const FigureRow = ({ figure, onChanged }: FigureRowProps) => {
  const { id, name, rank, faction, points } = figure;
  const isOpen = useSignal(false);
  const task = useTask();
  const path = { params: { path: { figureId: id } } };
  const rename = (event: SubmitEvent): void => {
    event.preventDefault();
    const wished = new FormData(event.currentTarget as HTMLFormElement).get('name');
    void task.run(async () => {
      await ok(api.PATCH('/v1/me/figures/{figureId}', { ...path, body: { name: String(wished) } }));
      isOpen.value = false;
      await onChanged();
    });
  };
  const remove = (): void =>
    void task.run(async () => {
      await ok(api.DELETE('/v1/me/figures/{figureId}', path));
      await onChanged();
    });
  return (
    <li>
      <div class="figures-row">
        <div>
          <b>
            <bdi>{name}</bdi>
          </b>
          <small>
            {t.points(number(points))}, {rankName(rank)}, {factionName(faction)}
          </small>
        </div>
        <button
          class="btn quiet"
          aria-label={t.rename(name)}
          aria-expanded={isOpen.value}
          onClick={() => (isOpen.value = !isOpen.value)}
        >
          {t.renameIt}
        </button>
        <button class="btn icon quiet" aria-label={t.remove(name)} disabled={task.busy} onClick={remove}>
          <Icon name="trash" />
        </button>
      </div>
      <ProblemNote error={task.error} />
      {isOpen.value ? (
        <form onSubmit={rename}>
          <Field label={t.newName} name="name" defaultValue={name} required maxLength={80} />
          <button class="btn" disabled={task.busy}>
            {t.save}
          </button>
        </form>
      ) : null}
    </li>
  );
};
