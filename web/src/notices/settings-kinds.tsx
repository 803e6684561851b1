/** Ways by kind: a line a kind, with a box for each way by which the person can be reached. */
import { user } from '../api/session';
import { goesBy, WAYS, withWay, type Settings, type Way } from './choices';
import { PushPart } from '../push/push-part';
import { GM_KINDS, isNamed, kindNames } from './kind-names';
import type { SettingsDraft } from './settings-draft';
import { t } from './settings-words';
import { Turn } from './turn';

interface PartProps {
  readonly draft: SettingsDraft;
  readonly settings: Settings;
}

const Kinds = ({
  draft,
  settings,
  kinds,
  ways,
}: PartProps & { readonly kinds: Settings['kinds']; readonly ways: readonly Way[] }) => (
  <ul>
    {kinds.map((offered) => (
      <li class="ns-line" key={offered.kind}>
        <span>
          {kindNames[offered.kind]}
          {offered.urgency === 'now' ? <span class="ns-hint">{t.urgent}</span> : null}
        </span>
        <span class="ns-ways">
          {ways.map((way) => (
            <label class="ns-way" key={way}>
              <input
                type="checkbox"
                aria-label={`${t[way]}: ${kindNames[offered.kind]}`}
                checked={goesBy(settings, offered, way)}
                onChange={({ currentTarget: { checked } }) =>
                  void draft.change({ ways: withWay(settings, offered, way, checked) })
                }
              />
              <span aria-hidden="true">{t[way]}</span>
            </label>
          ))}
        </span>
      </li>
    ))}
  </ul>
);

/** E-mail on or off, or how it comes to be possible. */
const Email = ({ draft, settings }: PartProps) => {
  const known = user.value;
  if (known == null) return null;
  if (!known.emailConfirmed && !settings.email)
    return (
      <p>
        {t.confirm} <a href="/me">{t.account}</a>.
      </p>
    );
  return (
    <Turn
      label={t.byEmail}
      hint={<bdi>{t.toAddress(known.email)}</bdi>}
      isOn={settings.email}
      set={(email) => void draft.change({ email })}
    />
  );
};

export const Ways = ({ draft, settings }: PartProps) => {
  const ways = WAYS.filter((way) => settings.reachableBy.includes(way));
  const kinds = settings.kinds.filter(({ kind }) => isNamed(kind));
  const [forGm, forPlayers] = [true, false].map((isGm) =>
    kinds.filter(({ kind }) => GM_KINDS.includes(kind) === isGm),
  ) as [Settings['kinds'], Settings['kinds']];
  return (
    <section>
      <h2>{t.ways}</h2>
      <Email draft={draft} settings={settings} />
      <PushPart onChange={() => void draft.load()} />
      {ways.length === 0 ? (
        <p>{t.off}</p>
      ) : (
        <>
          <h3 class="ns-group">{t.kinds}</h3>
          <Kinds draft={draft} settings={settings} kinds={forPlayers} ways={ways} />
          <h3 class="ns-group">{t.forGm}</h3>
          <Kinds draft={draft} settings={settings} kinds={forGm} ways={ways} />
        </>
      )}
    </section>
  );
};
