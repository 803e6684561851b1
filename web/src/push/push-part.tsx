/** Pushes in the settings of notices: on or off in this browser, why not, and the person's other browsers. */
import { useEffect } from 'preact/hooks';
import { user } from '../api/session';
import { Turn } from '../notices/turn';
import { ProblemNote } from '../ui/form/problem';
import { pushHere } from './browser-means';
import { NoPushService } from './push-here';
import { t } from './words';

const Failed = () => {
  const failure = pushHere.failure.value;
  return failure instanceof NoPushService ? (
    <p class="problems" role="alert">
      {t.noService}
    </p>
  ) : (
    <ProblemNote error={failure} />
  );
};

const Others = ({ who, onChange }: { readonly who: string; readonly onChange: () => void }) => {
  const others = pushHere.others.value;
  if (others.length === 0) return null;
  return (
    <>
      <h3 class="ns-group">{t.others}</h3>
      <ul>
        {others.map(({ id, device, since }) => (
          <li key={id} class="line-item">
            <span class="grow">
              <b>{device ?? t.unknown}</b>
              <span class="sub">{t.since(since)}</span>
            </span>
            <button
              class="btn"
              type="button"
              disabled={pushHere.isBusy.value}
              aria-label={`${t.stop}: ${device ?? t.unknown}`}
              onClick={() => void pushHere.remove(id, who).then(onChange)}
            >
              {t.stop}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};

/** `onChange`: by which ways the person is reached may be others now. */
export const PushPart = ({ onChange }: { readonly onChange: () => void }) => {
  const who = user.value?.id ?? null;
  useEffect(() => {
    if (who !== null) void pushHere.look(who);
  }, [who]);
  const ability = pushHere.ability.value;
  if (who === null) return null;
  return (
    <>
      {ability === null ? null : ability === 'able' ? (
        <Turn
          label={t.here}
          hint={pushHere.isOn.value ? t.on : t.off}
          isOn={pushHere.isOn.value}
          isBusy={pushHere.isBusy.value}
          set={(isOn) => void (isOn ? pushHere.turnOn(who) : pushHere.turnOff(who)).then(onChange)}
        />
      ) : (
        <p class="ns-said">{t[ability]}</p>
      )}
      <Failed />
      <Others who={who} onChange={onChange} />
    </>
  );
};
