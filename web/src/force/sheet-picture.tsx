/** A record sheet as the server draws it. The drawing comes with the login and is shown as a picture, so nothing in it can act. */
import { useEffect, useState } from 'preact/hooks';
import { api, ApiError } from '../api/client';
import { language } from '../text/language';
import { words } from '../text/words';
import { ProblemNote } from '../ui/problem';
import './sheet-picture.css';

const t = words(
  { sheet: (name: string) => `Record sheet of ${name}`, large: 'Open in full size' },
  { sheet: (name: string) => `Datenblatt von ${name}`, large: 'In voller Größe öffnen' },
);

/** Of a design, or of a mech in play. */
export type SheetOf = { readonly design: string } | { readonly mech: string };

const read = async (campaign: string, of: SheetOf): Promise<Blob> => {
  const { data, response } =
    'design' in of
      ? await api.GET('/v1/catalog/mechs/{design}/sheet.svg', { params: { path: { design: of.design }, query: { campaign } }, parseAs: 'blob' })
      : await api.GET('/v1/campaigns/{id}/mechs/{mech}/sheet.svg', { params: { path: { id: campaign, mech: of.mech } }, parseAs: 'blob' });
  if (data === undefined) throw new ApiError(response.url, response.status, null);
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
    <div class="sheet-picture">
      {address === null ? null : (
        <a href={address} target="_blank" rel="noreferrer" title={t.large}>
          <img src={address} alt={t.sheet(name)} />
        </a>
      )}
    </div>
  );
};
