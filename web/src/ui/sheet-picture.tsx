/**
 * A record sheet as the server draws it, of a design or of a mech in play. The drawing comes with the login
 * and is shown as a picture, so nothing in it can act. It can be made larger in its place, opened alone and
 * printed from there.
 */
import { useEffect, useState } from 'preact/hooks';
import { api, ApiError } from '../api/client';
import { language } from '../text/language';
import { words } from '../text/words';
import { Dialog } from './dialog';
import { ProblemNote } from './form/problem';
import './sheet-picture.css';

const t = words(
  {
    sheet: (name: string) => `Record sheet of ${name}`,
    larger: 'Larger',
    smaller: 'Whole page',
    alone: 'Open alone',
    wait: 'Being drawn …',
  },
  {
    sheet: (name: string) => `Datenblatt von ${name}`,
    larger: 'Größer',
    smaller: 'Ganze Seite',
    alone: 'Einzeln öffnen',
    wait: 'Wird gezeichnet …',
  },
);

/** Of a design, or of a mech in play. */
export type SheetOf = { readonly design: string } | { readonly mech: string };

const read = async (campaign: string, of: SheetOf): Promise<Blob> => {
  const { data, error, response } =
    'design' in of
      ? await api.GET('/v1/catalog/mechs/{design}/sheet.svg', {
          params: { path: { design: of.design }, query: { campaign } },
          parseAs: 'blob',
        })
      : await api.GET('/v1/campaigns/{id}/mechs/{mech}/sheet.svg', {
          params: { path: { id: campaign, mech: of.mech } },
          parseAs: 'blob',
        });
  if (data === undefined)
    throw new ApiError(response.url, response.status, (error ?? null) as ApiError['problem']);
  return new Blob([data as unknown as Blob], { type: 'image/svg+xml' });
};

interface SheetPictureProps {
  readonly campaign: string;
  readonly of: SheetOf;
  readonly name: string;
}

export const SheetPicture = ({ campaign, of, name }: SheetPictureProps) => {
  const [address, setAddress] = useState<string | null>(null);
  const [failed, setFailed] = useState<unknown>(null);
  const [large, setLarge] = useState(false);
  const key = 'design' in of ? `d/${of.design}` : `m/${of.mech}`;
  const spoken = language.value;
  useEffect(() => {
    let made: string | null = null;
    let gone = false;
    setAddress(null);
    setFailed(null);
    read(campaign, of)
      .then((drawing) => {
        if (gone) return;
        made = URL.createObjectURL(drawing);
        setAddress(made);
      })
      .catch((error: unknown) => gone || setFailed(error));
    return () => {
      gone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [campaign, key, spoken]);
  if (failed !== null) return <ProblemNote error={failed} />;
  return (
    <div class="stackv">
      <div
        class={large ? 'sheet-picture large' : 'sheet-picture'}
        tabIndex={0}
        role="region"
        aria-label={t.sheet(name)}
        aria-busy={address === null}
      >
        {address === null ? <p class="empty">{t.wait}</p> : <img src={address} alt={t.sheet(name)} />}
      </div>
      {address === null ? null : (
        <div class="row">
          <button type="button" class="btn" aria-pressed={large} onClick={() => setLarge(!large)}>
            {large ? t.smaller : t.larger}
          </button>
          <a class="btn line" href={address} target="_blank" rel="noopener">
            {t.alone}
          </a>
        </div>
      )}
    </div>
  );
};

/** The same over the screen. */
export const SheetDialog = ({
  onClose,
  ...picture
}: SheetPictureProps & { readonly onClose: () => void }) => (
  <Dialog title={picture.name} onClose={onClose}>
    <SheetPicture {...picture} />
  </Dialog>
);
