/**
 * Battles and the record sheets that they need, kept on the device: a worksheet is filled in where there is
 * no network, too.
 */
import { api, isUnreached, ok, type Schemas } from '../api/client';
import { keep, recall } from '../campaign/kept';
import { keepDesign, loadDesign, type RecordSheet } from '../ui/designs';

type Battle = Schemas['Battle'];

/** As it is now; without network as it was seen last. */
export async function readBattle(campaign: string, battle: string): Promise<Battle> {
  const key = `${campaign}/battle/${battle}`;
  try {
    const found = await ok(
      api.GET('/v1/campaigns/{id}/battles/{battleId}', {
        params: { path: { id: campaign, battleId: battle } },
      }),
    );
    void keep('seen', key, found);
    if (found.setup !== null && found.state !== 'done' && found.state !== 'called-off')
      void keepSheets(campaign, found.setup);
    return found;
  } catch (failed) {
    const kept = isUnreached(failed) ? await recall<Battle>('seen', key) : null;
    if (kept === null) throw failed;
    if (kept.data.setup !== null) await recallSheets(campaign, kept.data.setup);
    return kept.data;
  }
}

const designsOf = (setup: Schemas['BattleSetup']): readonly string[] => [
  ...new Set(setup.units.filter(({ kind }) => kind === 'mech').map(({ design }) => design)),
];
/** One of a design, since several battles need the same. */
const sheetKey = (campaign: string, design: string): string => `${campaign}/design/${design}`;

async function keepSheets(campaign: string, setup: Schemas['BattleSetup']): Promise<void> {
  await Promise.all(
    designsOf(setup).map(async (design) => {
      const sheet = await loadDesign(design, campaign);
      if (sheet !== null) await keep('seen', sheetKey(campaign, design), sheet);
    }),
  );
}

async function recallSheets(campaign: string, setup: Schemas['BattleSetup']): Promise<void> {
  await Promise.all(
    designsOf(setup).map(async (design) => {
      const kept = await recall<RecordSheet>('seen', sheetKey(campaign, design));
      if (kept !== null) keepDesign(design, kept.data);
    }),
  );
}
