/**
 * The focus is never lost: where the element that has it goes away or is switched off for a moment, the focus
 * goes back to it, or to what stands nearest. Browsers would leave it on the document, from where the next
 * Tab starts at the very top.
 */

const USABLE =
  'a[href], button:not([disabled]), summary, select:not([disabled]), input:not([disabled]), textarea:not([disabled]), [tabindex="0"]';
/** A text field would open a phone's keyboard. */
const NEXT = 'a[href], button:not([disabled]), summary, [tabindex="0"]';
const REGION = 'dialog, section, nav, main';

type Usable = HTMLElement | SVGElement;

let last: Usable | null = null;
let above: readonly Element[] = [];

const isShown = (element: Element): boolean => element.isConnected && element.checkVisibility();

const focusOn = (element: Usable): void => {
  if (!element.matches(USABLE) && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: element.matches('main') });
};

const headOf = (region: Element | null): HTMLElement | null =>
  [...(region?.querySelectorAll<HTMLElement>('h1, h2, h3') ?? [])].find(isShown) ??
  (region as HTMLElement | null);

/** What stands nearest to where it was. An open dialog keeps the focus inside. */
const nearest = (): Usable | null => {
  const main = document.querySelector<HTMLElement>('main');
  // The next screen is on its way.
  if (main === null) return null;
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1) ?? null;
  const left =
    above.find((one) => isShown(one) && one !== document.body && (dialog === null || dialog.contains(one))) ??
    dialog;
  if (left === null || left.contains(main)) return headOf(dialog ?? main);
  const beside = left.matches(REGION)
    ? null
    : ([...left.querySelectorAll<Usable>(NEXT)].find(isShown) ?? null);
  return beside ?? headOf(left.closest(REGION));
};

/** A button that is switched off for longer does not come back. */
const PATIENCE_MS = 700;
let waiting: ReturnType<typeof setTimeout> | null = null;

const look = (isPatient = true): void => {
  if (waiting !== null) clearTimeout(waiting);
  waiting = null;
  if (last === null || (document.activeElement !== document.body && document.activeElement !== null)) return;
  const isOff = isShown(last) && last.matches(':disabled');
  if (isOff && isPatient) {
    waiting = setTimeout(() => look(false), PATIENCE_MS);
    return;
  }
  const target = isShown(last) && !isOff ? last : nearest();
  if (target === null) return;
  focusOn(target);
};

/** Call once, when the page starts. */
export function keepFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement || target instanceof SVGElement) || target === document.body) return;
    last = target;
    const chain: Element[] = [];
    for (let at = target.parentElement; at !== null; at = at.parentElement) chain.push(at);
    above = chain;
  });
  // Whoever taps on nothing wants the focus nowhere.
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Element && target.closest(`${USABLE}, label`) === null) last = null;
  });
  let asked = false;
  const soon = (): void => {
    if (asked) return;
    asked = true;
    // After the browser has noticed that the element cannot have the focus any more.
    requestAnimationFrame(() =>
      setTimeout(() => {
        asked = false;
        look();
      }),
    );
  };
  new MutationObserver(soon).observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'open', 'inert'],
  });
}
