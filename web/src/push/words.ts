/** Words of pushes: in the settings, and where they are offered. */
import { moment } from '../text/format';
import { words } from '../text/words';

export const t = words(
  {
    here: 'Push in this browser',
    off: 'A short message on this device, also while the page is closed. The browser asks you once.',
    on: 'Notices come to this device, also while the page is closed.',
    blocked:
      'Push is not possible: this browser blocks messages of this page. Allow them in the browser (tap the icon beside the address), then load the page again.',
    unsupported: 'Push is not possible: this browser accepts none from this page.',
    install:
      'Push on an iPhone or iPad: choose Share, then “Add to Home Screen”, and open the page from there. Then push can be turned on here.',
    noService: 'The push service of this browser was not reached. Nothing was changed; try again later.',
    others: 'Other browsers that get pushes',
    unknown: 'A browser',
    since: (at: string) => `since ${moment(at)}`,
    stop: 'Turn off',
    offer: 'Shall this device tell you when it is your turn again?',
    offerHint: 'Also while the page is closed. You can change it under “Notices”.',
    yes: 'Yes, tell me',
    no: 'Not now',
    done: 'You will be told on this device.',
    refused: 'The browser does not allow it. You find more under “Notices”.',
  },
  {
    here: 'Push in diesem Browser',
    off: 'Eine kurze Meldung auf diesem Gerät, auch wenn die Seite zu ist. Der Browser fragt dich einmal.',
    on: 'Hinweise kommen auf dieses Gerät, auch wenn die Seite zu ist.',
    blocked:
      'Push geht nicht: Dieser Browser blockiert Meldungen dieser Seite. Erlaube sie im Browser (tippe auf das Symbol neben der Adresse) und lade die Seite neu.',
    unsupported: 'Push geht nicht: Dieser Browser nimmt von dieser Seite keine Meldungen an.',
    install:
      'Push auf iPhone oder iPad: Wähle „Teilen“, dann „Zum Home-Bildschirm“, und öffne die Seite von dort. Danach lässt sich Push hier einschalten.',
    noService:
      'Der Push-Dienst dieses Browsers war nicht erreichbar. Es hat sich nichts geändert; versuche es später noch einmal.',
    others: 'Andere Browser mit Push',
    unknown: 'Ein Browser',
    since: (at: string) => `seit ${moment(at)}`,
    stop: 'Ausschalten',
    offer: 'Soll dieses Gerät dir sagen, wann du wieder dran bist?',
    offerHint: 'Auch wenn die Seite zu ist. Ändern kannst du es unter „Hinweise“.',
    yes: 'Ja, sag es mir',
    no: 'Jetzt nicht',
    done: 'Dieses Gerät sagt dir Bescheid.',
    refused: 'Der Browser erlaubt es nicht. Mehr dazu unter „Hinweise“.',
  },
);
