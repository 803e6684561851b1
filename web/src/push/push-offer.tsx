/** Offers pushes at the lower edge, after the first orders. */
import { user } from '../api/session';
import { tell } from '../ui/notices';
import { sentenceOf } from '../ui/form/problem';
import { pushHere } from './browser-means';
import { isOffered, offerAnswered } from './offer';
import { NoPushService } from './push-here';
import { t } from './words';
import './push-offer.css';

const accept = async (who: string): Promise<void> => {
  offerAnswered();
  await pushHere.turnOn(who);
  const failure = pushHere.failure.value;
  if (failure !== null) tell(failure instanceof NoPushService ? t.noService : sentenceOf(failure), true);
  else tell(pushHere.isOn.value ? t.done : t.refused);
};

export const PushOffer = () => {
  const who = user.value?.id ?? null;
  if (!isOffered.value || who === null) return null;
  return (
    <section class="push-offer" aria-label={t.here}>
      <p>
        <b>{t.offer}</b>
        <span class="sub">{t.offerHint}</span>
      </p>
      <div class="row wrap">
        <button class="btn go" type="button" onClick={() => void accept(who)}>
          {t.yes}
        </button>
        <button class="btn" type="button" onClick={offerAnswered}>
          {t.no}
        </button>
      </div>
    </section>
  );
};
