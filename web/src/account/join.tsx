/** Joining a campaign by an invitation: what it is for, who one is, with what one comes. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useLocation, useRoute } from 'preact-iso';
import { api, ApiError, ok, type Schemas } from '../api/client';
import { logOut, user } from '../api/session';
import { moment } from '../text/format';
import { Field } from '../ui/form/field';
import { Front } from '../ui/front';
import { ProblemNote } from '../ui/form/problem';
import { SeatMark } from '../ui/marks/seat-mark';
import { useTask } from '../ui/form/use-task';
import { useTitle } from '../ui/device/title';
import { factionName, loadFactions } from './faction-name';
import { LogInForm } from './log-in';
import { codeIn } from './secret';
import { useSecret } from './use-secret';
import { t } from './join-words';
import './join.css';

type Look = Schemas['InvitationLook'];

const AskForCode = ({
  wrong,
  onCode,
}: {
  readonly wrong: string | null;
  readonly onCode: (code: string) => void;
}) => {
  const bad = useSignal<string | null>(wrong);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const pasted = new FormData(event.currentTarget as HTMLFormElement).get('code');
    const code = codeIn(typeof pasted === 'string' ? pasted : '');
    bad.value = code === null ? t.notACode : null;
    if (code !== null) onCode(code);
  };
  return (
    <form onSubmit={submit}>
      <Field
        label={t.code}
        name="code"
        required
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        hint={t.codeHint}
        wrong={bad.value}
      />
      <button class="btn go" type="submit">
        {t.look}
      </button>
    </form>
  );
};

const Told = ({ look }: { readonly look: Look }) => (
  <dl class="invited">
    <div>
      <dt>{t.from}</dt>
      <dd>
        <bdi>{look.gameMaster ?? t.nobody}</bdi>
      </dd>
    </div>
    <div>
      <dt>{t.as}</dt>
      <dd class="row">
        {look.seat === null ? null : <SeatMark seat={look.seat} label={null} />}
        {look.role === 'observer'
          ? t.observer
          : look.force !== null
            ? t.takesOver
            : look.seat === null
              ? t.newSeat
              : t.seat(look.seat)}
      </dd>
    </div>
    {look.force === null ? null : (
      <div>
        <dt>{t.force}</dt>
        <dd>
          <bdi>{look.force.name}</bdi> · {factionName(look.force.faction)}
        </dd>
      </div>
    )}
    <div>
      <dt>{t.until}</dt>
      <dd>{moment(look.expiresAt)}</dd>
    </div>
  </dl>
);

/** Whether the guest comes with a force of their own. */
const brings = ({ role, force }: Look): boolean => role === 'player' && force === null;

const Accept = ({ code, look }: { readonly code: string; readonly look: Look }) => {
  const { route } = useLocation();
  const task = useTask();
  const isNew = brings(look);
  const accept = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const of = (name: string): string => {
      const value = form.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    void task.run(async () => {
      const { id, status } = await ok(
        api.POST('/v1/invitations/{code}/accept', {
          params: { path: { code } },
          body: isNew ? { faction: of('faction'), forceName: of('forceName') } : {},
        }),
      );
      route(isNew && status === 'setup' ? `/c/${id}/force/build` : `/c/${id}`, true);
    });
  };
  return (
    <form onSubmit={accept}>
      <p class="hint">
        {t.youAre} <bdi>{user.value?.displayName}</bdi>.{' '}
        <button class="rule" type="button" onClick={() => void logOut()}>
          {t.somebodyElse}
        </button>
      </p>
      <ProblemNote error={task.error} />
      {isNew ? (
        <>
          <div class="field">
            <label for="faction">{t.faction}</label>
            <select id="faction" name="faction" required aria-describedby="faction-hint">
              {look.factions.map((id) => (
                <option key={id} value={id}>
                  {factionName(id)}
                </option>
              ))}
            </select>
            <span class="hint" id="faction-hint">
              {t.factionHint}
            </span>
          </div>
          <Field
            label={t.forceName}
            name="forceName"
            required
            maxLength={60}
            autocomplete="off"
            hint={t.forceNameHint}
          />
        </>
      ) : null}
      <button class="btn go wide" type="submit" disabled={task.busy}>
        {isNew ? t.join : look.force === null ? t.watch : t.takeOver}
      </button>
    </form>
  );
};

const Invited = ({ code, look }: { readonly code: string; readonly look: Look }) => {
  useEffect(() => void loadFactions(), []);
  return (
    <>
      {brings(look) ? (
        <p class="hint">
          {t.what}{' '}
          <a class="quiet-link" href="/rules">
            {t.rules}
          </a>
        </p>
      ) : null}
      <Told look={look} />
      {look.open ? (
        user.value === undefined ? null : user.value === null ? (
          <>
            <h2>{t.who}</h2>
            <LogInForm invitation={code} onDone={() => undefined} />
          </>
        ) : (
          <Accept code={code} look={look} />
        )
      ) : (
        <p class="problems">{look.campaign.status === 'finished' ? t.over : t.closed}</p>
      )}
    </>
  );
};

export const Join = () => {
  const { params } = useRoute();
  const secret = useSecret('code');
  const code = useSignal<string | null>(secret ?? params['code'] ?? null);
  const look = useSignal<Look | null>(null);
  const failed = useSignal<unknown>(null);
  const title = look.value?.campaign.name ?? t.title;
  useTitle(title);
  const ask = async (): Promise<void> => {
    if (code.value === null) return;
    failed.value = null;
    try {
      look.value = await ok(api.GET('/v1/invitations/{code}', { params: { path: { code: code.value } } }));
    } catch (error) {
      failed.value = error;
      if (error instanceof ApiError && error.status === 404) code.value = null;
    }
  };
  useEffect(() => {
    if (secret === null) return;
    look.value = null;
    code.value = secret;
  }, [secret]);
  // A code in the path is kept here, and not in the address.
  useEffect(() => {
    if (params['code'] !== undefined) history.replaceState(history.state, '', '/join');
    void ask();
  }, [code.value]);
  const unknown = failed.value instanceof ApiError && failed.value.status === 404;
  return (
    <Front title={title}>
      {look.value === null && code.value === null ? (
        <AskForCode
          key={String(unknown)}
          wrong={unknown ? t.unknown : null}
          onCode={(next) => {
            code.value = next;
          }}
        />
      ) : null}
      {failed.value === null || unknown ? null : (
        <>
          <ProblemNote error={failed.value} />
          <button class="btn" onClick={() => void ask()}>
            {t.again}
          </button>
        </>
      )}
      {look.value === null || code.value === null ? null : <Invited code={code.value} look={look.value} />}
      <p class="back">
        <a class="quiet-link" href="/">
          {t.home}
        </a>
      </p>
    </Front>
  );
};
