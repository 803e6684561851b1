/**
 * Infantry and vehicles of the list, of our own making: rows as `row.ts` reads them. Their points follow
 * from what they show (`worth.ts`).
 */
export const TROOP_FIGURES = `
picket-fury-g | Picket | dragons-fury | green | infantry foot | 17 | energy x1 0/8 | - | - | 4 | 1 6 8 15 | - | -
sling-fury-v | Sling | dragons-fury | veteran | infantry foot | 34 | ballistic x1 3/12 | - | - | 4 | 2 5 9 14 | - | -
cuirass-fury-e | Cuirass | dragons-fury | elite | infantry foot | 37 | ballistic x1 0/6 | - | - | 5 | 2 6 10 18 | - | defence:heavy-armour
torch-fury-g | Torch | dragons-fury | green | infantry foot | 25 | energy x1 0/4 | - | - | 5 | 2 6 8 15 | - | primary:flamethrower
kestrel-fury-g | Kestrel | dragons-fury | green | vehicle hover | 24 | energy x1 0/8 | - | - | 5 | 1 12 8 17 | speed:evade | -
gale-fury-v | Gale | dragons-fury | veteran | vehicle hover | 43 | energy x2 0/8 | - | - | 6 | 2 11 9 17 | - | -
dray-fury-v | Dray | dragons-fury | veteran | vehicle wheel | 66 | ballistic x2 4/14 | - | - | 6 | 3 7 9 16 | - | -
bulwark-fury-v | Bulwark | dragons-fury | veteran | vehicle track | 62 | ballistic x1 0/10 | - | - | 9 | 3 6 9 18 | defence:reactive-armour | -
picket-sword-v | Picket | swordsworn | veteran | infantry foot | 19 | energy x1 0/8 | - | - | 4 | 1 6 9 15 | - | -
sling-sword-g | Sling | swordsworn | green | infantry foot | 29 | ballistic x1 3/12 | - | - | 4 | 2 5 8 14 | - | -
tinker-sword-v | Tinker | swordsworn | veteran | infantry foot | 18 | ballistic x1 0/4 | - | - | 4 | 1 5 9 15 | - | attack:repair-machine
cuirass-sword-v | Cuirass | swordsworn | veteran | infantry foot | 32 | ballistic x1 0/6 | - | - | 5 | 2 6 9 17 | - | defence:heavy-armour
swift-sword-g | Swift | swordsworn | green | vehicle wheel | 24 | ballistic x3 0/6 | - | - | 5 | 1 9 8 17 | primary:anti-infantry | -
mirror-sword-v | Mirror | swordsworn | veteran | vehicle track | 65 | energy x2 0/10 | - | - | 8 | 3 6 9 18 | defence:reflective-armour | -
bulwark-sword-g | Bulwark | swordsworn | green | vehicle track | 55 | ballistic x1 0/10 | - | - | 9 | 3 6 8 18 | defence:reactive-armour | -
ox-sword-g | Ox | swordsworn | green | vehicle wheel | 23 | energy x1 0/4 | - | - | 6 | 1 7 8 17 | - | attack:repair-machine
picket-high-g | Picket | highlanders | green | infantry foot | 17 | energy x1 0/8 | - | - | 4 | 1 6 8 15 | - | -
picket-high-e | Picket | highlanders | elite | infantry foot | 21 | energy x1 0/8 | - | - | 4 | 1 6 10 16 | - | -
salve-high-v | Salve | highlanders | veteran | infantry foot | 18 | ballistic x1 0/4 | - | - | 4 | 1 5 9 15 | - | attack:repair-foot
cuirass-high-g | Cuirass | highlanders | green | infantry foot | 28 | ballistic x1 0/6 | - | - | 5 | 2 6 8 17 | - | defence:heavy-armour
swift-high-v | Swift | highlanders | veteran | vehicle wheel | 27 | ballistic x3 0/6 | - | - | 5 | 1 9 9 17 | primary:anti-infantry | -
dray-high-g | Dray | highlanders | green | vehicle wheel | 55 | ballistic x2 4/14 | - | - | 6 | 3 7 8 16 | - | -
bulwark-high-e | Bulwark | highlanders | elite | vehicle track | 73 | ballistic x1 0/10 | - | - | 9 | 3 6 10 19 | defence:reactive-armour | -
kestrel-high-v | Kestrel | highlanders | veteran | vehicle hover | 27 | energy x1 0/8 | - | - | 5 | 1 12 9 17 | speed:evade | -
cricket-wolf-v | Cricket | steel-wolves | veteran | infantry foot | 21 | energy x1 0/6 | - | - | 4 | 1 8 9 16 | - | speed:jump-jets
cuirass-wolf-v | Cuirass | steel-wolves | veteran | infantry foot | 32 | ballistic x1 0/6 | - | - | 5 | 2 6 9 17 | - | defence:heavy-armour
torch-wolf-v | Torch | steel-wolves | veteran | infantry foot | 27 | energy x1 0/4 | - | - | 5 | 2 6 9 15 | - | primary:flamethrower
ferret-wolf-g | Ferret | steel-wolves | green | infantry foot | 19 | ballistic x1 0/4 | - | - | 4 | 1 7 8 16 | speed:evade | attack:hot-wire
gale-wolf-e | Gale | steel-wolves | elite | vehicle hover | 50 | energy x2 0/8 | - | - | 6 | 2 11 10 18 | - | -
mirror-wolf-e | Mirror | steel-wolves | elite | vehicle track | 76 | energy x2 0/10 | - | - | 8 | 3 6 10 19 | defence:reflective-armour | -
kestrel-wolf-e | Kestrel | steel-wolves | elite | vehicle hover | 31 | energy x1 0/8 | - | - | 5 | 1 12 10 18 | speed:evade | -
swift-wolf-v | Swift | steel-wolves | veteran | vehicle wheel | 27 | ballistic x3 0/6 | - | - | 5 | 1 9 9 17 | primary:anti-infantry | -
cricket-cat-g | Cricket | spirit-cats | green | infantry foot | 19 | energy x1 0/6 | - | - | 4 | 1 8 8 16 | - | speed:jump-jets
cricket-cat-e | Cricket | spirit-cats | elite | infantry foot | 23 | energy x1 0/6 | - | - | 4 | 1 8 10 17 | - | speed:jump-jets
ferret-cat-v | Ferret | spirit-cats | veteran | infantry foot | 21 | ballistic x1 0/4 | - | - | 4 | 1 7 9 16 | speed:evade | attack:hot-wire
salve-cat-g | Salve | spirit-cats | green | infantry foot | 16 | ballistic x1 0/4 | - | - | 4 | 1 5 8 15 | - | attack:repair-foot
gale-cat-v | Gale | spirit-cats | veteran | vehicle hover | 43 | energy x2 0/8 | - | - | 6 | 2 11 9 17 | - | -
mirror-cat-g | Mirror | spirit-cats | green | vehicle track | 57 | energy x2 0/10 | - | - | 8 | 3 6 8 18 | defence:reflective-armour | -
kestrel-cat-v | Kestrel | spirit-cats | veteran | vehicle hover | 27 | energy x1 0/8 | - | - | 5 | 1 12 9 17 | speed:evade | -
ox-cat-v | Ox | spirit-cats | veteran | vehicle wheel | 24 | energy x1 0/4 | - | - | 6 | 1 7 9 17 | - | attack:repair-machine
picket-raider-g | Picket | bannsons-raiders | green | infantry foot | 17 | energy x1 0/8 | - | - | 4 | 1 6 8 15 | - | -
sling-raider-g | Sling | bannsons-raiders | green | infantry foot | 29 | ballistic x1 3/12 | - | - | 4 | 2 5 8 14 | - | -
tinker-raider-g | Tinker | bannsons-raiders | green | infantry foot | 16 | ballistic x1 0/4 | - | - | 4 | 1 5 8 15 | - | attack:repair-machine
ferret-raider-e | Ferret | bannsons-raiders | elite | infantry foot | 23 | ballistic x1 0/4 | - | - | 4 | 1 7 10 17 | speed:evade | attack:hot-wire
swift-raider-g | Swift | bannsons-raiders | green | vehicle wheel | 24 | ballistic x3 0/6 | - | - | 5 | 1 9 8 17 | primary:anti-infantry | -
dray-raider-v | Dray | bannsons-raiders | veteran | vehicle wheel | 66 | ballistic x2 4/14 | - | - | 6 | 3 7 9 16 | - | -
gale-raider-g | Gale | bannsons-raiders | green | vehicle hover | 37 | energy x2 0/8 | - | - | 6 | 2 11 8 17 | - | -
ox-raider-g | Ox | bannsons-raiders | green | vehicle wheel | 23 | energy x1 0/4 | - | - | 6 | 1 7 8 17 | - | attack:repair-machine
picket-free-v | Picket | - | veteran | infantry foot | 19 | energy x1 0/8 | - | - | 4 | 1 6 9 15 | - | -
sling-free-v | Sling | - | veteran | infantry foot | 34 | ballistic x1 3/12 | - | - | 4 | 2 5 9 14 | - | -
cuirass-free-g | Cuirass | - | green | infantry foot | 28 | ballistic x1 0/6 | - | - | 5 | 2 6 8 17 | - | defence:heavy-armour
tinker-free-v | Tinker | - | veteran | infantry foot | 18 | ballistic x1 0/4 | - | - | 4 | 1 5 9 15 | - | attack:repair-machine
kestrel-free-g | Kestrel | - | green | vehicle hover | 24 | energy x1 0/8 | - | - | 5 | 1 12 8 17 | speed:evade | -
swift-free-v | Swift | - | veteran | vehicle wheel | 27 | ballistic x3 0/6 | - | - | 5 | 1 9 9 17 | primary:anti-infantry | -
dray-free-g | Dray | - | green | vehicle wheel | 55 | ballistic x2 4/14 | - | - | 6 | 3 7 8 16 | - | -
bulwark-free-v | Bulwark | - | veteran | vehicle track | 62 | ballistic x1 0/10 | - | - | 9 | 3 6 9 18 | defence:reactive-armour | -
`;
