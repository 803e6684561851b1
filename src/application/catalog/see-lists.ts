/** Seeing the catalogue's short lists: factions, what their forces start from, building types. */
import { type BuildingInfo, type Catalog, presentFaction, presentHouseList } from '../../catalog';
import { err, ok, type Result } from '../../kernel';
import { wholeList } from '../page';
import { NOT_FOUND, type Refusal } from '../refusal';

export class SeeLists {
  constructor(
    private readonly catalog: Catalog,
    private readonly buildingInfos: readonly BuildingInfo[],
  ) {}

  factions() {
    return wholeList(this.catalog.factions.map(presentFaction));
  }

  houseList(faction: string): Result<NonNullable<ReturnType<typeof presentHouseList>>, Refusal> {
    const list = this.catalog.faction(faction) === null ? null : presentHouseList(this.catalog, faction);
    return list === null ? err(NOT_FOUND) : ok(list);
  }

  buildings() {
    return wholeList(
      this.buildingInfos.map(({ type, rule, name, effect }) => ({
        type,
        rule,
        name: { ...name },
        effect: { ...effect },
      })),
    );
  }
}
