/** The dice: what was promised, and after the end how to check it, here and without this server. */
import { useSignal } from '@preact/signals';
import { api, ok } from '../api/client';
import { useLive, type Campaign } from '../campaign/live';
import { number } from '../text/format';
import { plural, words } from '../text/words';
import { ProblemNote } from '../ui/form/problem';
import { useTask } from '../ui/form/use-task';
import { checkDice, type DiceCheck } from './check-dice';
import { readAfter } from './events';
import type { WarEvent } from './course';

const t = words(
  {
    dice: 'Dice',
    promised:
      'All dice of this war come from a secret number that was drawn before it began. This is its fingerprint. Note it now, and you can check every roll after the end.',
    shown: 'The war is over, so the secret is public. Everybody can check that no roll was chosen.',
    commitment: 'Fingerprint (SHA-256)',
    seed: (epoch: number) => `Secret number, from rollback ${epoch} on`,
    first: 'Secret number',
    check: 'Check all rolls here',
    checking: 'Checks …',
    right: (count: string) => `${count} rolls checked: each is what the secret number gives.`,
    none: 'No dice were rolled in this war.',
    wrong: (count: number) => plural(count, '1 thing does not match:', `${count} things do not match:`),
    gap: (seq: string) => `Event ${seq}: one before it is missing.`,
    label: (seq: string) => `Event ${seq}: rolled for another moment or place.`,
    roll: (seq: string) => `Event ${seq}: not the roll that the secret number gives.`,
    wrongSeed: 'A secret number does not match its fingerprint.',
    outside: 'Without this server',
    how: 'This page comes from the same server as the dice. To trust neither, save the three files, read the script, and run it where Node is installed:',
    script: 'Save check-rolls.mjs',
    campaignFile: 'Save campaign.json',
    eventsFile: 'Save events.json',
  },
  {
    dice: 'Würfel',
    promised:
      'Alle Würfe dieses Krieges kommen aus einer geheimen Zahl, die vor seinem Beginn gezogen wurde. Das ist ihr Fingerabdruck. Notiere ihn jetzt, dann kannst du nach dem Ende jeden Wurf prüfen.',
    shown:
      'Der Krieg ist vorbei, also ist das Geheimnis offen. Alle können prüfen, dass kein Wurf ausgesucht wurde.',
    commitment: 'Fingerabdruck (SHA-256)',
    seed: (epoch: number) => `Geheime Zahl, ab dem Zurücksetzen ${epoch}`,
    first: 'Geheime Zahl',
    check: 'Alle Würfe hier prüfen',
    checking: 'Prüft …',
    right: (count: string) => `${count} Würfe geprüft: Jeder ist der, den die geheime Zahl ergibt.`,
    none: 'In diesem Krieg wurde nicht gewürfelt.',
    wrong: (count: number) => plural(count, 'Etwas stimmt nicht:', `${count} Dinge stimmen nicht:`),
    gap: (seq: string) => `Ereignis ${seq}: eines davor fehlt.`,
    label: (seq: string) => `Ereignis ${seq}: für einen anderen Zeitpunkt oder Ort geworfen.`,
    roll: (seq: string) => `Ereignis ${seq}: nicht der Wurf, den die geheime Zahl ergibt.`,
    wrongSeed: 'Eine geheime Zahl passt nicht zu ihrem Fingerabdruck.',
    outside: 'Ohne diesen Server',
    how: 'Diese Seite kommt vom selben Server wie die Würfel. Wer keinem von beiden traut, speichert die drei Dateien, liest das Skript und führt es aus, wo Node installiert ist:',
    script: 'check-rolls.mjs speichern',
    campaignFile: 'campaign.json speichern',
    eventsFile: 'events.json speichern',
  },
);

function save(name: string, content: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

const Result = ({ result: { checked, mismatches } }: { readonly result: DiceCheck }) => {
  if (mismatches.length === 0)
    return <p class="dc-right">{checked === 0 ? t.none : t.right(number(checked))}</p>;
  return (
    <div class="problems">
      {t.wrong(mismatches.length)}
      <ul>
        {mismatches.slice(0, 20).map(({ kind, seq }, index) => (
          <li key={index}>{kind === 'seed' ? t.wrongSeed : t[kind](String(seq ?? ''))}</li>
        ))}
      </ul>
    </div>
  );
};

const Over = ({ campaign }: { readonly campaign: Campaign }) => {
  const { id } = useLive();
  const task = useTask();
  const result = useSignal<DiceCheck | null>(null);
  const log = (): Promise<readonly WarEvent[]> => readAfter(id, 0, 'gm');
  const fresh = (): Promise<Campaign> => ok(api.GET('/v1/campaigns/{id}', { params: { path: { id } } }));
  // Browsers compute hashes on secure connections only.
  const canCheck = 'subtle' in crypto;
  return (
    <>
      {canCheck ? (
        <p>
          <button
            class="btn go"
            disabled={task.busy}
            onClick={() =>
              void task.run(async () => (result.value = await checkDice(await fresh(), await log())))
            }
          >
            {task.busy ? t.checking : t.check}
          </button>
        </p>
      ) : null}
      <div role="status">{result.value === null ? null : <Result result={result.value} />}</div>
      <ProblemNote error={task.error} />
      <h3>{t.outside}</h3>
      <p>{t.how}</p>
      <pre tabIndex={0}>node check-rolls.mjs campaign.json events.json --noted {campaign.diceCommitment}</pre>
      <div class="row wrap">
        <a class="btn" href="/check-rolls.mjs" download="check-rolls.mjs">
          {t.script}
        </a>
        <button class="btn" onClick={() => void task.run(async () => save('campaign.json', await fresh()))}>
          {t.campaignFile}
        </button>
        <button class="btn" onClick={() => void task.run(async () => save('events.json', await log()))}>
          {t.eventsFile}
        </button>
      </div>
    </>
  );
};

export const DicePart = () => {
  const live = useLive();
  const campaign = live.campaign.value;
  if (campaign === null || campaign.status === 'setup') return null;
  const over = campaign.status === 'finished';
  return (
    <section class="dc">
      <h2 class="sec">{t.dice}</h2>
      <p>{over ? t.shown : t.promised}</p>
      <dl>
        <dt>{t.commitment}</dt>
        <dd>{campaign.diceCommitment}</dd>
        {campaign.diceSeeds.map(({ epoch, seed }) => (
          <div key={epoch}>
            <dt>{epoch === 0 ? t.first : t.seed(epoch)}</dt>
            <dd>{seed}</dd>
          </div>
        ))}
      </dl>
      {over ? <Over campaign={campaign} /> : null}
    </section>
  );
};
