/** The table as a list: all that the canvas shows, for those who do not see it or do without it. */
import { AwaitedList } from './awaited-list';
import { describeToken } from './describe';
import { useMatch } from './match-live';
import { byNumber } from './shapes';
import { Trays } from './trays';
import { t } from './words';

export const TableList = () => {
  const live = useMatch();
  const view = live.view.value;
  const board = live.board.value;
  if (view === null || board === null) return null;
  const { tokens, marks } = view.scene;
  return (
    <div class="mt-as-list">
      <AwaitedList />
      <section>
        <h2>{t.units}</h2>
        <ul>
          {[...tokens].sort(byNumber).map((token) => (
            <li key={token.id}>{describeToken(token)}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t.areas}</h2>
        <ul>
          {board.areas.map((area) => (
            <li key={area.id}>
              <b>{area.title}</b> {area.level === 0 ? null : t.level(area.level)} {area.places.join(' ')}
            </li>
          ))}
        </ul>
      </section>
      {marks.some(({ text }) => text !== null) ? (
        <section>
          <h2>{t.marks}</h2>
          <ul>{marks.map(({ text }, index) => (text === null ? null : <li key={index}>{text}</li>))}</ul>
        </section>
      ) : null}
      <Trays trays={view.scene.trays} />
    </div>
  );
};
