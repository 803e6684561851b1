/**
 * Mechs of the list (DA-SET-2): rows as `row.ts` reads them. Each is what the conversion makes of the design
 * that its id names, with a pilot of its rank (DA-CAMP-1); the engine's `listed-mechs.spec.ts` compares them.
 */
export const MECH_FIGURES = `
panther-pnt-9r-v | Panther PNT-9R | dragons-fury | veteran | mech mech 35 | 64 | energy x1 2/12 | ballistic x1 0/6 | 1 | 10 | 2/1 8 9 18 | speed:jump-jets | -
jenner-jr7-d-g | Jenner JR7-D | dragons-fury | green | mech mech 35 | 63 | energy x2 0/6 | ballistic x1 0/6 | 1 | 8 | 3/1 11 8 20 | speed:jump-jets | -
grand-dragon-drg-1g-v | Grand Dragon DRG-1G | dragons-fury | veteran | mech mech 60 | 108 | energy x2 1/9 | ballistic x1 4/14 | 1 | 12 | 3/1 9 9 20 | - | -
hatamoto-chi-htm-26t-v | Hatamoto-Chi HTM-26T | dragons-fury | veteran | mech mech 80 | 128 | energy x1 2/12 | ballistic x1 0/6 | 2 | 15 | 3/2 8 9 20 | - | -
panther-pnt-10k-u | Panther PNT-10K “Night Lantern” | dragons-fury | unique | mech mech 35 | 117 | energy x1 0/15 | ballistic x1 0/6 | 1 | 10 | 1/1 8 11 18 | speed:jump-jets | -
javelin-jvn-10n-g | Javelin JVN-10N | swordsworn | green | mech mech 30 | 43 | ballistic x1 0/6 | melee x1 0/0 | 1 | 8 | 2/1 10 8 19 | speed:jump-jets | -
enforcer-enf-4r-v | Enforcer ENF-4R | swordsworn | veteran | mech mech 50 | 86 | energy x1 0/8 | ballistic x1 0/10 | 1 | 11 | 2/2 8 9 19 | speed:jump-jets | -
centurion-cn9-a-e | Centurion CN9-A | swordsworn | elite | mech mech 50 | 104 | ballistic x1 2/12 | energy x1 0/6 | 1 | 11 | 3/1 8 10 19 | - | -
victor-vtr-9b-v | Victor VTR-9B | swordsworn | veteran | mech mech 80 | 115 | ballistic x1 0/6 | energy x1 0/6 | 2 | 14 | 4/2 8 9 20 | speed:jump-jets | -
hatchetman-hct-3f-u | Hatchetman HCT-3F “Red Ferryman” | swordsworn | unique | mech mech 45 | 120 | energy x1 0/6 | ballistic x1 0/10 | 1 | 10 | 2/2 8 11 18 | speed:jump-jets | -
locust-lct-1v-g | Locust LCT-1V | highlanders | green | mech mech 20 | 31 | energy x1 0/6 | ballistic x1 0/4 | 1 | 8 | 1/1 12 8 20 | - | -
hunchback-hbk-4g-v | Hunchback HBK-4G | highlanders | veteran | mech mech 50 | 87 | ballistic x1 0/6 | energy x2 0/5 | 1 | 12 | 3/2 8 9 19 | - | -
griffin-grf-1n-v | Griffin GRF-1N | highlanders | veteran | mech mech 55 | 106 | energy x1 2/12 | ballistic x1 4/14 | 1 | 12 | 2/1 9 9 20 | speed:jump-jets | -
highlander-hgn-733-v | Highlander HGN-733 | highlanders | veteran | mech mech 90 | 150 | ballistic x2 2/11 | energy x1 0/6 | 1 | 17 | 5/2 7 9 21 | speed:jump-jets | -
locust-lct-1v-u | Locust LCT-1V “Quick Piper” | highlanders | unique | mech mech 20 | 61 | energy x1 0/6 | ballistic x1 0/4 | 1 | 8 | 1/1 12 11 20 | - | -
koshi-mist-lynx-a-v | Koshi (Mist Lynx) A | steel-wolves | veteran | mech mech 25 | 51 | ballistic x1 0/4 | energy x1 0/4 | 2 | 8 | 1/1 11 9 20 | speed:jump-jets | -
phantom-prime-g | Phantom Prime | steel-wolves | green | mech mech 40 | 83 | energy x1 0/8 | ballistic x1 0/14 | 2 | 10 | 2/1 13 8 20 | - | -
arctic-wolf-standard-v | Arctic Wolf (Standard) | steel-wolves | veteran | mech mech 40 | 111 | ballistic x3 0/6 | melee x1 0/0 | 2 | 10 | 5/1 11 9 20 | - | -
vulture-mad-dog-a-v | Vulture (Mad Dog) A | steel-wolves | veteran | mech mech 60 | 160 | ballistic x3 0/7 | energy x1 0/15 | 2 | 12 | 5/3 9 9 20 | - | -
baboon-howler-2-u | Baboon (Howler) 2 “Grey Howl” | steel-wolves | unique | mech mech 20 | 106 | ballistic x2 3/10 | melee x1 0/0 | 2 | 8 | 2/1 10 11 18 | - | -
koshi-mist-lynx-prime-v | Koshi (Mist Lynx) Prime | spirit-cats | veteran | mech mech 25 | 73 | ballistic x2 0/9 | melee x1 0/0 | 2 | 8 | 3/1 11 9 20 | speed:jump-jets | -
uller-kit-fox-prime-g | Uller (Kit Fox) Prime | spirit-cats | green | mech mech 30 | 78 | energy x1 0/14 | ballistic x1 1/11 | 2 | 9 | 2/2 10 8 19 | secondary:streak | -
pack-hunter-standard-v | Pack Hunter (Standard) | spirit-cats | veteran | mech mech 30 | 114 | energy x1 0/15 | melee x1 0/0 | 2 | 8 | 3/1 11 9 20 | speed:jump-jets | -
ursus-standard-v | Ursus (Standard) | spirit-cats | veteran | mech mech 50 | 148 | energy x3 0/11 | ballistic x1 0/10 | 3 | 12 | 5/2 8 9 19 | - | -
urbanmech-iic-standard-u | UrbanMech IIC (Standard) “Little Dream” | spirit-cats | unique | mech mech 30 | 112 | ballistic x1 0/12 | energy x1 0/4 | 1 | 9 | 2/1 7 11 18 | speed:jump-jets | -
wasp-wsp-1a-g | Wasp WSP-1A | bannsons-raiders | green | mech mech 20 | 28 | energy x1 0/6 | ballistic x1 0/6 | 1 | 7 | 1/1 10 8 18 | speed:jump-jets | -
urbanmech-um-r60-v | UrbanMech UM-R60 | bannsons-raiders | veteran | mech mech 30 | 42 | ballistic x1 0/10 | energy x1 0/4 | 1 | 9 | 2/1 6 9 17 | speed:jump-jets | -
vulcan-vl-2t-v | Vulcan VL-2T | bannsons-raiders | veteran | mech mech 40 | 54 | energy x1 0/5 | ballistic x1 1/9 | 1 | 9 | 1/1 10 9 19 | speed:jump-jets | -
jagermech-jm6-s-v | JagerMech JM6-S | bannsons-raiders | veteran | mech mech 65 | 75 | ballistic x2 2/13 | energy x1 0/6 | 1 | 11 | 2/2 8 9 18 | - | -
orion-on1-v-e | Orion ON1-V | bannsons-raiders | elite | mech mech 75 | 143 | ballistic x2 1/10 | energy x1 0/6 | 1 | 13 | 3/2 8 10 20 | - | -
urbanmech-um-r60l-u | UrbanMech UM-R60L “Landlord” | bannsons-raiders | unique | mech mech 30 | 66 | ballistic x1 0/6 | energy x1 0/4 | 1 | 8 | 3/1 6 11 17 | speed:jump-jets | -
stinger-stg-3r-g | Stinger STG-3R | - | green | mech mech 20 | 26 | energy x1 0/6 | ballistic x1 0/4 | 1 | 7 | 1/1 10 8 18 | speed:jump-jets | -
shadow-hawk-shd-2d-v | Shadow Hawk SHD-2D | - | veteran | mech mech 55 | 75 | ballistic x2 2/10 | energy x1 0/6 | 1 | 10 | 2/2 9 9 19 | speed:jump-jets | -
archer-arc-2r-v | Archer ARC-2R | - | veteran | mech mech 70 | 123 | ballistic x1 4/14 | energy x1 0/6 | 1 | 14 | 3/2 8 9 20 | - | -
atlas-as7-d-v | Atlas AS7-D | - | veteran | mech mech 100 | 158 | ballistic x2 1/8 | energy x1 0/6 | 2 | 18 | 5/2 7 9 21 | - | -
commando-com-2d-u | Commando COM-2D “Loose Change” | - | unique | mech mech 25 | 76 | ballistic x1 0/6 | energy x1 0/6 | 1 | 8 | 2/1 10 11 19 | - | -
`;
