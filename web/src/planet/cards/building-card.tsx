/** A building: who controls it, whether it works, and what it gives. */
import type { ComponentChildren } from 'preact';
import { useLive, type View } from '../../campaign/live';
import { number } from '../../text/format';
import { words } from '../../text/words';
import { buildingName, useBuildings } from '../../ui/buildings';
import { useDesign } from '../../ui/designs';
import { BuildingIcon } from '../../ui/icon';
import { RuleLink } from '../../ui/form/rule-link';
import { language } from '../../text/language';
import { Card, ForceName, Gone, HexLink, Seen } from './card';

const t = words(
  {
    control: 'Held by',
    points: 'CP',
    works: 'Works',
    yes: 'yes',
    no: 'no',
    unknown: 'Who holds it and in which state it is, you do not know: none of your mechs has seen it.',
    building: (name: string, tons: string) => `Builds ${name}: ${tons} t done`,
  },
  {
    control: 'Gehört',
    points: 'CP',
    works: 'Arbeitet',
    yes: 'ja',
    no: 'nein',
    unknown:
      'Wem es gehört und in welchem Zustand es ist, weißt du nicht: Keiner deiner Mechs hat es gesehen.',
    building: (name: string, tons: string) => `Baut ${name}: ${tons} t fertig`,
  },
);

type Building = View['buildings'][number];

const Work = ({ work }: { readonly work: NonNullable<Building['work']> }) => {
  const live = useLive();
  const design = useDesign(work.design, live.id);
  return <p>{t.building(design?.name ?? work.design, number(work.tons))}</p>;
};

/** What it gives, with its rule. */
export const BuildingEffect = ({ type }: { readonly type: string }) => {
  const info = useBuildings().get(type);
  return info === undefined ? null : (
    <p>
      {info.effect[language.value]} <RuleLink id={info.rule} />
    </p>
  );
};

export const BuildingCard = ({
  id,
  actions,
}: {
  readonly id: string;
  readonly actions?: ComponentChildren;
}) => {
  const live = useLive();
  useBuildings();
  const building = live.view.value?.buildings.find((one) => one.id === id);
  if (building === undefined) return <Gone />;
  const { cp, cpMax, works, known, control, seen, work, type, hex } = building;
  return (
    <Card
      title={buildingName(type)}
      cap={<HexLink hex={hex} />}
      facts={
        known
          ? [
              {
                name: t.points,
                value: cp === null ? '?' : `${cp}/${cpMax}`,
                warn: cp !== null && cp < cpMax,
              },
              { name: t.works, value: works === null ? '?' : works ? t.yes : t.no, warn: works === false },
            ]
          : []
      }
      actions={actions}
    >
      <div class="card-tags">
        <BuildingIcon type={type} size={28} />
        {known ? (
          <>
            <span class="vh">{t.control}</span> <ForceName force={control} />
          </>
        ) : null}
        <Seen seen={seen} />
      </div>
      <div class="card-part">
        <BuildingEffect type={type} />
        {known ? null : <p>{t.unknown}</p>}
        {work === null ? null : <Work work={work} />}
      </div>
    </Card>
  );
};
