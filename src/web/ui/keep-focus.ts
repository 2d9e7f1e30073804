const REACHED_BY_TAB =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';
/** A phone shows its keyboard for these: only who came by the keyboard is led into one. */
const WRITTEN_INTO = 'textarea, input:not([type=checkbox], [type=radio], [type=file])';
const LAYER = '[role=dialog], [role=alertdialog]';
const SHELL = '.shell';

/** Where something stood that is gone, or cannot be pressed any more. */
type Gap = { parent: Element; before: Element | null; after: Element | null };

/**
 * Who goes from key to key goes on where they were: when what has the focus is taken away, the focus goes to what came in
 * its place, to its neighbour, or to the heading over it, and from a dialog to where its opener was. Without it a screen
 * reader starts again at the top of the page. Whoever puts the focus elsewhere meanwhile, as a dialog that closes, is not disturbed.
 */
export function keepFocus() {
  const onPage = trace();
  const above = trace();
  let hadFocus = false;
  /** The page on which it was given up, as by a press on the empty page or a field that sends: it is not brought back there. */
  let leftOn: string | null = null;
  let isAsked = false;

  function note({ target }: { target: EventTarget | null }) {
    if (!(target instanceof Element) || target === document.body) return;
    hadFocus = true;
    leftOn = null;
    const isOnPage = target.closest(SHELL) !== null;
    if (isOnPage) onPage.note(target);
    above.note(isOnPage ? null : target);
  }

  const noteLeft = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (isNowhere() && target instanceof Element && target.matches(':enabled, a') && target.checkVisibility())
        leftOn = location.pathname;
    });

  function goOn() {
    isAsked = false;
    if (!isNowhere() || !hadFocus || leftOn === location.pathname) return;
    if ((above.isKnown() ? above : onPage).isThere()) return;
    const place = above.spot() ?? onPage.spot();
    // Another page is read from its start, and is scrolled by the router.
    if (!place) return document.getElementById('content')?.focus({ preventScroll: true });
    if (!place.matches(REACHED_BY_TAB)) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }

  note({ target: document.activeElement });
  addEventListener('focusin', note);
  addEventListener('focusout', noteLeft);
  new MutationObserver((records) => {
    const isLost = [above.follow(records), onPage.follow(records)].includes(true);
    if (isAsked || !(isLost || isNowhere())) return;
    isAsked = true;
    // After whoever has a place of their own for it, in this frame or the next one.
    requestAnimationFrame(() => setTimeout(goOn));
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
}

const isNowhere = () => document.activeElement === document.body || document.activeElement?.matches(':disabled');

/** The last place of the focus, and where that was when it has gone. */
function trace() {
  let last: Element | null = null;
  let gap: Gap | null = null;
  /** What was taken away, and which of its places had the focus: in the next line it is the same one. */
  let line: Element | null = null;
  let order = 0;
  let isSeen = false;
  let page = '';

  const mayGoTo = (element: HTMLElement) =>
    element.checkVisibility() && (isSeen || !element.matches(WRITTEN_INTO)) && !element.closest('[inert]');

  const headingIn = (part: Element) =>
    [...part.querySelectorAll<HTMLElement>('h1, h2, h3')].find((one) => mayGoTo(one) && !one.closest('li, article'));

  const places = (line: Element) =>
    [line, ...line.querySelectorAll(REACHED_BY_TAB)].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && element.matches(REACHED_BY_TAB) && mayGoTo(element),
    );

  function inGap({ parent, before, after }: Gap): HTMLElement | undefined {
    const now = before ? before.nextElementSibling : parent.firstElementChild;
    if (now && now !== after && now !== last) {
      // What has a heading of its own is read from there.
      const instead = headingIn(now) ?? places(now)[0];
      if (instead) return instead;
    }
    for (const neighbour of [...onward(after, 'nextElementSibling'), ...onward(before, 'previousElementSibling')]) {
      const found = places(neighbour);
      if (found.length > 0) return found[neighbour.tagName === line?.tagName ? Math.min(order, found.length - 1) : 0];
    }
  }

  /** Another page, or another part of it, may also hide what had the focus. */
  const isThere = () =>
    gap === null && page === location.pathname && last?.isConnected === true && last.checkVisibility();

  return {
    isKnown: () => last !== null,
    isThere,
    note(element: Element | null) {
      last = element;
      gap = null;
      page = location.pathname;
      isSeen = element?.matches(':focus-visible') ?? false;
    },
    /** Says whether it went with these changes. */
    follow(records: MutationRecord[]): boolean {
      const lost = gap ? gap.parent : last;
      if (!lost || (lost.isConnected && !lost.matches(':disabled'))) return false;
      const found = gapOf(lost, records);
      if (!found) return false;
      if (!gap) order = orderIn(found.line, lost);
      ({ gap, line } = found);
      return true;
    },
    spot(): HTMLElement | null {
      if (isThere()) return last as HTMLElement;
      if (!gap?.parent.closest(`${SHELL}, ${LAYER}`) || page !== location.pathname) return null;
      const beside = inGap(gap);
      if (beside) return beside;
      for (let around: Element | null = gap.parent; around; around = around.parentElement) {
        if (around.matches(LAYER)) return around as HTMLElement;
        if (around.id === 'content') return null;
        const heading = headingIn(around);
        if (heading) return heading;
      }
      return null;
    },
  };
}

type Side = 'previousElementSibling' | 'nextElementSibling';

/** It and all that stands on its side of the gap, the nearest first. */
function onward(start: Element | null, side: Side): Element[] {
  const all: Element[] = [];
  for (let one = start?.isConnected ? start : null; one; one = one[side]) all.push(one);
  return all;
}

const orderIn = (line: Element, lost: Element) =>
  Math.max(
    0,
    [line, ...line.querySelectorAll(REACHED_BY_TAB)].filter((one) => one.matches(REACHED_BY_TAB)).indexOf(lost),
  );

/** Where it stood, as the changes tell it; what went with it is passed over. */
function gapOf(lost: Element, records: MutationRecord[]): { gap: Gap; line: Element } | null {
  if (lost.isConnected) {
    const { parentElement: parent, previousElementSibling: before, nextElementSibling: after } = lost;
    return parent && { gap: { parent, before, after }, line: lost };
  }
  for (const { target, removedNodes, previousSibling, nextSibling } of records) {
    const line = [...removedNodes].find((node) => node.contains(lost));
    if (!line || !(target instanceof Element) || !(line instanceof Element)) continue;
    if (!target.isConnected) return gapOf(target, records);
    const before = beside(previousSibling, 'previousElementSibling');
    const after = beside(nextSibling, 'nextElementSibling');
    return { gap: { parent: target, before, after }, line };
  }
  return null;
}

const beside = (node: Node | null, side: Side): Element | null =>
  node instanceof Element ? node : node instanceof CharacterData ? node[side] : null;
