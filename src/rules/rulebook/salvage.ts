/** Rulebook: SALV, what the winner takes from the field. */
import { rule, type Chapter } from './entry';

export const salvage: Chapter = {
  id: 'salvage',
  title: { en: 'Salvage', de: 'Bergung' },
  intro: {
    en: [
      'V is the internal structure that a mech has left, M its undamaged internal structure, both in points over all locations; T is its tonnage.',
    ],
    de: [
      'V ist die verbliebene interne Struktur eines Mechs, M seine unbeschädigte, beide in Punkten über alle Zonen; T ist seine Tonnage.',
    ],
  },
  entries: [
    rule('SALV-1', 'both', {
      en: {
        title: 'What can be salvaged',
        line: 'The winner may salvage every mech left on the field that is still salvageable, their own and enemy.',
        text: [
          'A mech can be salvaged when it was left on the field, has V above 0, has not lost its centre torso, and is not a fit mech of the winner. A lost head or a dead engine does not stand in the way.',
        ],
        rulings: [
          'A mech is destroyed when its centre torso or all its structure is gone. Whatever else is left on the field and not fit is unfit, and can be salvaged.',
          'V counts every point that is left, also those of an arm whose torso is gone.',
          'A mech of the winner that was fit when the battle began, and is not any more, lies on the field like any wreck. Whose pilot lives in it and whose engine runs is fit, also when it cannot walk or was shut down, and whatever the report calls it. One that went into it unfit, such as a mech without a pilot, stays what it was.',
          'The force that captures the pilots salvages, too, also the wrecks of its team-mates (SETUP-1); a tie is one roll for both.',
        ],
      },
      de: {
        title: 'Was geborgen werden kann',
        line: 'Der Sieger darf jeden bergefähigen Mech auf dem Feld bergen, eigenen wie gegnerischen.',
        text: [
          'Ein Mech kann geborgen werden, wenn er auf dem Feld geblieben ist, V über 0 hat, sein Mitteltorso nicht zerstört ist und er kein einsatzfähiger Mech des Siegers ist. Ein verlorener Kopf oder ein toter Reaktor hindert nicht.',
        ],
        rulings: [
          'Ein Mech ist zerstört, wenn sein Mitteltorso oder alle Struktur verloren ist. Was sonst auf dem Feld bleibt und nicht einsatzfähig ist, kann geborgen werden.',
          'V zählt jeden verbliebenen Punkt, auch die eines Arms, dessen Torso verloren ist.',
          'Ein Mech des Siegers, der zu Beginn des Gefechts einsatzfähig war und es nicht mehr ist, liegt wie jedes Wrack auf dem Feld. Wessen Pilot in ihm lebt und wessen Reaktor läuft, der ist einsatzfähig, auch wenn er nicht gehen kann oder abgeschaltet war, wie immer der Bericht ihn nennt. Einer, der schon vorher nicht einsatzfähig war, etwa ein Mech ohne Piloten, bleibt, was er war.',
          'Wer die Piloten gefangen nimmt, birgt auch, selbst die Wracks seiner Verbündeten (SETUP-1); bei Gleichstand entscheidet ein Wurf über beides.',
        ],
      },
    }),
    rule('SALV-2', 'both', {
      en: {
        title: 'Scrap or keep',
        line: 'Either V / M × T tons of scrap, or the mech itself for (1 − V / M) × 1.5 × T tons.',
        text: [
          'For each mech the winner chooses. Scrap: they get V / M × T tons of it, to sell. Keep: they pay (1 − V / M) × 1.5 × T tons and have the mech in its last configuration, in the hex of the salvage.',
          'A kept mech is shut down for the whole next round and has no pilot. It may be repaired in that round.',
        ],
        rulings: [
          'A wreck is salvaged where it lies, whoever stands there by now.',
          'A kept mech may get armour and ammunition at once (REP-1); structure, parts and refits wait for the round in which it stands still. A pilot may board it in the preparation of that round.',
          'An own mech keeps its name, a captured one is called by its type. A refit stays what it was, and so does the factory design.',
        ],
      },
      de: {
        title: 'Schrott oder behalten',
        line: 'Entweder V / M × T Tonnen Schrott oder der Mech selbst für (1 − V / M) × 1,5 × T Tonnen.',
        text: [
          'Der Sieger wählt für jeden Mech. Schrott: Er bekommt V / M × T Tonnen davon, zum Verkaufen. Behalten: Er zahlt (1 − V / M) × 1,5 × T Tonnen und hat den Mech in seiner letzten Konfiguration im Feld der Bergung.',
          'Ein behaltener Mech ist die ganze nächste Runde abgeschaltet und ohne Piloten. Er darf in ihr repariert werden.',
        ],
        rulings: [
          'Ein Wrack wird geborgen, wo es liegt, wer immer inzwischen dort steht.',
          'Ein behaltener Mech darf gleich Panzerung und Munition bekommen (REP-1); Struktur, Teile und Umbauten warten auf die Runde, in der er stillsteht. In deren Vorbereitung darf ein Pilot einsteigen.',
          'Ein eigener Mech behält seinen Namen, ein erbeuteter heißt nach seinem Typ. Ein Umbau bleibt, was er war, und die Fabrikausführung auch.',
        ],
      },
    }),
    rule('SALV-3', 'project', {
      en: {
        title: 'What scrap and kept mechs are',
        line: 'Scrap is stock and sells at once; a kept mech gets its full structure back, nothing else.',
        text: [
          'Scrap becomes stock in the hex of the battle, may be sold in the same phase, and fetches its seller’s rate (SUP-6).',
          'Keeping a mech sets its internal structure to full. Armour, lost equipment and ammunition stay as they are until they are repaired. An own mech that is salvaged costs the same.',
          'Keeping an enemy’s mech costs at least `captureShare` of its tonnage, 0 to a half. By default that is 0: as the players’ rules have it, a whole mech that was captured costs nothing.',
        ],
      },
      de: {
        title: 'Schrott und behaltene Mechs',
        line: 'Schrott ist Lagergut und sofort verkäuflich; ein behaltener Mech bekommt volle Struktur, sonst nichts.',
        text: [
          'Schrott wird Lagergut im Feld des Gefechts, darf in derselben Phase verkauft werden und bringt den Satz seines Verkäufers (SUP-6).',
          'Behalten setzt die interne Struktur auf voll. Panzerung, verlorene Ausrüstung und Munition bleiben, wie sie sind, bis sie repariert werden. Ein eigener Mech, der geborgen wird, kostet dasselbe.',
          'Den Mech eines Gegners zu behalten kostet mindestens `captureShare` seiner Tonnage, von 0 bis zur Hälfte. Voreingestellt ist 0: Nach den Regeln der Spieler kostet ein heil erbeuteter Mech nichts.',
        ],
      },
      options: ['captureShare'],
    }),
    rule('SALV-4', 'project', {
      en: {
        title: 'When to choose',
        line: 'In the supply phase of the same round; what is not chosen is lost.',
        text: [
          'The winner chooses in the supply phase of the round in which the battle was won. What they do not choose by its close is lost.',
        ],
      },
      de: {
        title: 'Wann gewählt wird',
        line: 'Im Nachschub derselben Runde; was nicht gewählt wird, ist verloren.',
        text: [
          'Der Sieger wählt im Nachschub der Runde, in der das Gefecht gewonnen wurde. Was er bis zu dessen Ende nicht wählt, ist verloren.',
        ],
      },
    }),
    rule('SALV-5', 'both', {
      en: {
        title: 'The mercenaries’ share',
        line: 'Hired mercenaries take the smallest unit that can be salvaged.',
        text: [
          'For each won battle in which a hired mech took part, the mercenaries (BLD-MERC) take one of the units that can be salvaged: the smallest, by tonnage, then by BV, then by seeded roll.',
        ],
        rulings: [
          'BV is that of the design undamaged. A hired mech took part when it was in the battle, shut down or destroyed or not.',
          'The smallest unit may be the winner’s own, or the only one.',
        ],
      },
      de: {
        title: 'Der Anteil der Söldner',
        line: 'Angeheuerte Söldner nehmen die kleinste Einheit, die geborgen werden kann.',
        text: [
          'Für jedes gewonnene Gefecht, an dem ein angeheuerter Mech teilnahm, nehmen die Söldner (BLD-MERC) eine der Einheiten, die geborgen werden können: die kleinste, nach Tonnage, dann nach BV, dann nach einem Wurf des Servers.',
        ],
        rulings: [
          'Der BV ist der des unbeschädigten Typs. Ein angeheuerter Mech nahm teil, wenn er im Gefecht war, auch abgeschaltet oder zerstört.',
          'Die kleinste Einheit kann eine des Siegers sein, oder die einzige.',
        ],
      },
    }),
  ],
};
