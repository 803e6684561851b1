/** Says that the server has a new page, or that a part of this one did not come. */
import { useLocation } from 'preact-iso';
import { useEffect } from 'preact/hooks';
import { loading, loadNewVersion, newVersion, onOtherScreen, partMissing } from '../api/version';
import { words } from '../text/words';
import './new-version.css';

const t = words(
  {
    told: 'There is a new version of this page.',
    load: 'Load it',
    loading: 'Loading …',
    missing: 'A part of this page could not be loaded.',
    again: 'Load again',
  },
  {
    told: 'Es gibt eine neue Fassung dieser Seite.',
    load: 'Laden',
    loading: 'Lädt …',
    missing: 'Ein Teil dieser Seite ließ sich nicht laden.',
    again: 'Neu laden',
  },
);

export const NewVersion = () => {
  const { path } = useLocation();
  useEffect(onOtherScreen, [path]);
  return (
    <div class="new-version" role="status">
      {newVersion.value ? (
        <p>
          <span>{t.told}</span>
          <button class="btn go" aria-disabled={loading.value} onClick={() => void loadNewVersion(true)}>
            {loading.value ? t.loading : t.load}
          </button>
        </p>
      ) : partMissing.value ? (
        <p>
          <span>{t.missing}</span>
          <button class="btn" onClick={() => location.reload()}>
            {t.again}
          </button>
        </p>
      ) : null}
    </div>
  );
};
