/** What is still missing before a worksheet can be filed, in one line: the first thing of it. */
import type { Schemas } from '../api/client';
import { plural, words } from '../text/words';
import type { Sheet } from './worksheet/worksheet-store';

const t = words(
  {
    fate: (count: number, name: string) =>
      `Under “Pilot, fate”: say what became of ${plural(count, name, `${count} mechs`)}.`,
    field: 'Under “Field”: say who holds the field, and after how many turns.',
    differs: (count: number, name: string) =>
      `You differ about ${plural(count, name, `${count} mechs`)}: agree, or take what they say.`,
    differsField: 'You differ about the field: agree, or take what they say.',
    others: 'Your worksheet is complete. The other side enters the same, or takes yours.',
    ready: 'All say the same: file the report.',
  },
  {
    fate: (count: number, name: string) =>
      `Unter „Pilot, Schicksal“: Sag, was aus ${plural(count, name, `${count} Mechs`)} wurde.`,
    field: 'Unter „Feld“: Sag, wer das Feld hält und nach wie vielen Zügen.',
    differs: (count: number, name: string) =>
      `Ihr sagt Verschiedenes zu ${plural(count, name, `${count} Mechs`)}: Einigt euch, oder nimm das der anderen Seite.`,
    differsField: 'Ihr sagt Verschiedenes zum Feld: Einigt euch, oder nimm das der anderen Seite.',
    others: 'Dein Bogen ist vollständig. Die andere Seite trägt dasselbe ein oder übernimmt deinen.',
    ready: 'Alle sagen dasselbe: Gib den Bericht ab.',
  },
);

const sayOf = (sheet: Sheet, side: string, units: Schemas['BattleSetup']['units']): string | null => {
  const nameOf = (id: string): string => units.find((unit) => unit.id === id)?.name ?? '';
  const lacking = sheet.units.filter(({ entries }) => {
    const entry = entries[side]?.entry;
    return entry == null || entry.fate === null || (entry.fate === 'withdrawn' && entry.edge === null);
  });
  if (lacking[0] !== undefined) return t.fate(lacking.length, nameOf(lacking[0].id));
  const field = sheet.field.entries[side]?.entry;
  if (field == null || field.holder === null || field.turns === null) return t.field;
  const differing = sheet.units.filter(({ differences }) => differences.length > 0);
  if (differing[0] !== undefined) return t.differs(differing.length, nameOf(differing[0].id));
  if (sheet.field.differences.length > 0) return t.differsField;
  if (sheet.ready) return t.ready;
  // What contradicts the battle is told above the units.
  return sheet.contradictions.length > 0 ? null : t.others;
};

export const NextStep = ({
  sheet,
  names,
}: {
  readonly sheet: Sheet;
  readonly names: Schemas['BattleSetup']['units'];
}) => {
  const said = sheet.mine === null ? null : sayOf(sheet, sheet.mine, names);
  return said === null ? null : (
    <p class="ws-next" role="status">
      {said}
    </p>
  );
};
