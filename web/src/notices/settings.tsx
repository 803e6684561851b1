/** How I am told: ways by kind, quiet hours, once a day, campaigns, language and zone. */
import { useEffect, useMemo } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { api, ok } from '../api/client';
import { user } from '../api/session';
import { Front } from '../ui/front';
import { ProblemNote } from '../ui/form/problem';
import { useTitle } from '../ui/device/title';
import { Campaigns } from './settings-campaigns';
import { SettingsDraft } from './settings-draft';
import { Ways } from './settings-kinds';
import { LanguageAndZone, When } from './settings-times';
import { t } from './settings-words';
import './settings.css';

const means = {
  read: () => ok(api.GET('/v1/me/notice-settings', {})),
  save: (body: Parameters<SettingsDraft['means']['save']>[0]) =>
    ok(api.PUT('/v1/me/notice-settings', { body })),
};

const State = ({ draft }: { readonly draft: SettingsDraft }) => (
  <div class="ns-state">
    <ProblemNote error={draft.failure.value} />
    <p role="status">
      {draft.state.value === 'untouched' ? null : (
        <span class="tag">{draft.state.value === 'saved' ? t.saved : t.saving}</span>
      )}
    </p>
  </div>
);

export const NoticeSettings = () => {
  const { route } = useLocation();
  useTitle(t.title);
  const known = user.value;
  const draft = useMemo(() => new SettingsDraft(means), [known?.id]);
  useEffect(() => {
    if (known === null) route('/login?next=%2Fnotices%2Fsettings', true);
    else if (known !== undefined) void draft.load();
  }, [known?.id, known === null]);
  if (known == null) return null;
  const settings = draft.settings.value;
  return (
    <Front title={t.title}>
      <p>{t.what}</p>
      {settings === null ? null : (
        <>
          <Ways draft={draft} settings={settings} />
          <When draft={draft} settings={settings} />
          <Campaigns draft={draft} settings={settings} />
          <LanguageAndZone draft={draft} settings={settings} />
        </>
      )}
      <State draft={draft} />
      {settings !== null || draft.failure.value === null ? null : (
        <button class="btn" type="button" onClick={() => void draft.load()}>
          {t.again}
        </button>
      )}
      <p class="back">
        <a class="quiet-link" href="/notices">
          {t.back}
        </a>
      </p>
    </Front>
  );
};
