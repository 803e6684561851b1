/** The pilots of the draft by rank: their names, and in which mech they sit. */
import { ranks } from '../../text/terms';
import { nameOf, useBuilder } from './builder-context';
import { changePilot, mechOf, RANKS } from './draft';
import { rowId, violationsAt, Wrong } from './drafted-mechs';
import { t } from './words';

const LONGEST_NAME = 60;

export const DraftedPilots = () => {
  const { store, mechs } = useBuilder();
  const draft = store.draft.value;
  const violations = store.judged.value ? (store.force.value?.violations ?? []) : [];
  return (
    <>
      {RANKS.map((rank) => {
        const of = draft.pilots
          .map((pilot, index) => ({ pilot, index }))
          .filter(({ pilot }) => pilot.rank === rank);
        return of.length === 0 ? null : (
          <section key={rank} aria-label={ranks[rank]}>
            <h3 class="rank-head">
              {ranks[rank]} <small>{of.length}</small>
            </h3>
            <ul>
              {of.map(({ pilot, index }, number) => {
                const sits = draft.mechs[mechOf(draft, index)];
                return (
                  <li key={index} class="pilot-row" id={rowId(`/pilots/${index}`)} tabIndex={-1}>
                    <input
                      class="input"
                      aria-label={t.pilotName(ranks[rank], number + 1)}
                      placeholder={t.unnamed}
                      maxLength={LONGEST_NAME}
                      autocomplete="off"
                      value={pilot.name ?? ''}
                      onChange={({ currentTarget: { value } }) =>
                        store.change(
                          changePilot(store.draft.value, index, { name: value.trim() === '' ? null : value }),
                        )
                      }
                    />
                    <span class="sub">
                      {sits === undefined ? t.sitsNowhere : t.sitsIn(nameOf(mechs, sits.design))}
                    </span>
                    <Wrong violations={violationsAt(violations, `/pilots/${index}`)} />
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </>
  );
};
