/** What is not an order: a bot for me, proposals, what counts while I am away, resignation, the log. */
import { useSignal } from '@preact/signals';
import { Dialog } from '../ui/dialog';
import { ProblemNote } from '../ui/form/problem';
import { useTask } from '../ui/form/use-task';
import { useDeciding } from './deciding/context';
import { useMatch } from './match-live';
import { Log } from './log/log';
import { setTone, wantsTone } from './tone';
import { answerProposal, propose, putBot, putStanding, resign } from './match-means';
import type { MatchView, Stance } from './shapes';
import { t } from './words';

const STANCES: readonly Stance[] = ['attack', 'hold', 'withdraw'];
type What = MatchView['match']['proposals'][number]['what'];
const said = (what: What): string => (what === 'take-back' ? t.takeBack : t[what]);

interface PartProps {
  readonly view: MatchView;
  readonly run: (work: () => Promise<unknown>) => void;
}

const Bot = ({ view, run }: PartProps) => {
  const live = useMatch();
  const mine = view.match.seats.find(({ seat }) => seat === view.you);
  return (
    <section>
      <h3>{t.bot}</h3>
      {mine?.bot == null ? (
        <div class="mt-chips">
          {STANCES.map((stance) => (
            <button key={stance} class="btn" onClick={() => run(() => putBot(live.eyes, stance))}>
              {t[stance]}
            </button>
          ))}
        </div>
      ) : (
        <p>
          {t.botPlays}{' '}
          <button class="btn" onClick={() => run(() => putBot(live.eyes, null))}>
            {t.takeBackSeat}
          </button>
        </p>
      )}
    </section>
  );
};

export const OpenProposals = ({ view, run }: PartProps) => {
  const live = useMatch();
  return (
    <>
      {view.match.proposals.map(({ id, what, by, agreed }) => {
        const name = view.match.seats.find(({ seat }) => seat === by)?.name ?? by;
        return (
          <p key={id} class="mt-proposal">
            {t.proposes(name, said(what))}{' '}
            {view.you === null ? null : agreed.includes(view.you) ? (
              <small>{t.agreed}</small>
            ) : (
              <>
                <button class="btn" onClick={() => run(() => answerProposal(live.eyes, id, true))}>
                  {t.agree}
                </button>{' '}
                <button class="btn" onClick={() => run(() => answerProposal(live.eyes, id, false))}>
                  {t.refuse}
                </button>
              </>
            )}
          </p>
        );
      })}
    </>
  );
};

const Proposals = ({ view, run }: PartProps) => {
  const live = useMatch();
  const ways: readonly What[] = ['take-back', 'end', 'bots'];
  return (
    <section>
      <h3>{t.proposals}</h3>
      <OpenProposals view={view} run={run} />
      <div class="mt-chips">
        {ways.map((what) => (
          <button key={what} class="btn" onClick={() => run(() => propose(live.eyes, what))}>
            {said(what)}
          </button>
        ))}
      </div>
    </section>
  );
};

/** Of the kinds of questions that are seen now, and those of which something is said already. */
const Standing = ({ view, run }: PartProps) => {
  const live = useMatch();
  const kinds = new Map(live.kinds.value);
  for (const { kind, text } of view.standing) kinds.set(kind, text);
  if (kinds.size === 0) return null;
  return (
    <section>
      <h3>{t.standing}</h3>
      {[...kinds].map(([kind, text]) => (
        <label key={kind} class="mt-line">
          <span>{text}</span>
          <select
            class="input"
            value={view.standing.find((one) => one.kind === kind)?.then ?? 'ask'}
            onChange={({ currentTarget }) => {
              const then = currentTarget.value as 'ask' | 'skip' | 'bot';
              const others = view.standing
                .filter((one) => one.kind !== kind)
                .map((one) => ({ kind: one.kind, then: one.then }));
              run(() => putStanding(live.eyes, then === 'ask' ? others : [...others, { kind, then }]));
            }}
          >
            <option value="ask">{t.ask}</option>
            <option value="skip">{t.skipIt}</option>
            <option value="bot">{t.botIt}</option>
          </select>
        </label>
      ))}
    </section>
  );
};

const Queue = ({ view, run }: PartProps) => {
  const deciding = useDeciding();
  return view.queue.length === 0 ? null : (
    <section>
      <h3>{t.queue}</h3>
      {view.queue.map(({ decision, order }) => {
        const what = view.scene.tokens.find(({ id }) => id === order.token)?.name ?? order.type;
        return (
          <p key={decision}>
            {what}{' '}
            <button
              class="btn"
              aria-label={t.unqueue(what)}
              onClick={() => run(() => deciding.unqueue(decision))}
            >
              {t.discard(what)}
            </button>
          </p>
        );
      })}
    </section>
  );
};

const Tone = () => (
  <label class="mt-line">
    <span>{t.tone}</span>
    <input
      type="checkbox"
      checked={wantsTone.value}
      onChange={({ currentTarget }) => setTone(currentTarget.checked)}
    />
  </label>
);

const Resign = ({ run }: Pick<PartProps, 'run'>) => {
  const live = useMatch();
  const isAsked = useSignal(false);
  return (
    <section>
      <h3>{t.resign}</h3>
      {isAsked.value ? (
        <>
          <p>{t.resignAsk}</p>
          <button class="btn danger" onClick={() => run(() => resign(live.eyes))}>
            {t.resignYes}
          </button>
        </>
      ) : (
        <button class="btn danger" onClick={() => (isAsked.value = true)}>
          {t.resign}
        </button>
      )}
    </section>
  );
};

export const MatchMenu = ({ onClose }: { readonly onClose: () => void }) => {
  const live = useMatch();
  const task = useTask();
  const view = live.view.value;
  const run = (work: () => Promise<unknown>): void =>
    void task.run(async () => {
      await work();
      await live.refresh();
    });
  const plays = view !== null && view.you !== null && view.match.state === 'running';
  return (
    <Dialog title={view?.match.title ?? t.table} onClose={onClose}>
      <ProblemNote error={task.error} />
      {plays ? (
        <>
          <Bot view={view} run={run} />
          <Proposals view={view} run={run} />
          <Queue view={view} run={run} />
          <Standing view={view} run={run} />
          <Tone />
          <Resign run={run} />
        </>
      ) : null}
      <Log />
    </Dialog>
  );
};
