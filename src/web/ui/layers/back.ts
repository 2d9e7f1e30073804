/**
 * Back closes what lies open on top, and only then leaves the page. One rule for every dialog, sheet, drawer, popover
 * and menu, on every width.
 *
 * While something is open, one history entry more lies over the page's own: the mark. Back leads from the mark to the
 * page, and that is when the top layer closes. The router never hears of the mark: the entry has the page's address and
 * key, and what happens between the two is not passed on. Whoever leaves from inside a layer takes the mark's place, and
 * a layer that closes otherwise takes its mark along, so that nobody ever has to press twice.
 */
type Entry = { idx?: number; isMark?: true } | null;

/** What of a window this needs. */
type Tab = {
  history: Pick<History, 'state' | 'back' | 'pushState' | 'replaceState'>;
  location: { href: string };
  addEventListener(type: 'popstate', listen: (event: PopStateEvent) => void): void;
};

type Layer = { close(): void };

/** Browsers drop a step back that another step crosses: what waits for it must not wait for ever. */
const NEVER_MS = 3000;

export function closeLayersByBack(tab: Tab) {
  const { history } = tab;
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  const layers: Layer[] = [];
  /** Where we are, and what the router has put there; it takes the mark for the page itself. */
  let at = entryOf(history.state);
  let shown = { state: history.state as Entry, url: tab.location.href };
  /** The mark is being taken away: what the router writes meanwhile has to wait for that moment. */
  let isLeavingMark = false;
  const held: (() => void)[] = [];
  let givesUp: ReturnType<typeof setTimeout> | undefined;
  let isSettling = false;

  const note = () => {
    at = entryOf(history.state);
    shown = { state: history.state, url: tab.location.href };
  };

  history.pushState = (state, unused, url) => {
    if (isLeavingMark) return void held.push(() => history.pushState(state, unused, url));
    (at.isMark ? replace : push)(state, unused, url);
    note();
    settleSoon();
  };

  history.replaceState = (state, unused, url) => {
    if (isLeavingMark) return void held.push(() => history.replaceState(state, unused, url));
    replace(at.isMark ? { ...state, isMark: true } : state, unused, url);
    note();
  };

  tab.addEventListener('popstate', arrive);
  settleSoon();

  function arrive(event: PopStateEvent) {
    const from = at;
    // A link to a part of the page makes an entry that nobody has numbered.
    if (event.state === null && from.idx !== null) replace({ idx: from.idx + 1 }, '', tab.location.href);
    at = entryOf(history.state);
    const isSamePage = at.idx !== null && at.idx === from.idx;
    const wasLeaving = isLeavingMark;
    isLeavingMark = false;
    clearTimeout(givesUp);
    if (!isSamePage) {
      note();
      for (const layer of layers.toReversed()) layer.close();
    } else {
      event.stopImmediatePropagation();
      // The router may have changed the page's address while the mark lay over it.
      if (from.isMark && !at.isMark) replace({ ...shown.state, isMark: undefined }, '', shown.url);
      if (from.isMark && !at.isMark && !wasLeaving) layers.at(-1)?.close();
      note();
    }
    writeHeld();
    settleSoon();
  }

  function writeHeld() {
    for (const write of held.splice(0)) write();
  }

  /** In a moment: one layer often closes as the next one opens, and a layer may refuse to close. */
  function settleSoon() {
    if (isSettling) return;
    isSettling = true;
    setTimeout(() => {
      isSettling = false;
      settle();
    });
  }

  function settle() {
    if (isLeavingMark) return;
    at = entryOf(history.state);
    if (layers.length > 0 && !at.isMark) {
      push({ ...history.state, isMark: true }, '', tab.location.href);
      note();
    } else if (layers.length === 0 && at.isMark) {
      isLeavingMark = true;
      givesUp = setTimeout(() => {
        isLeavingMark = false;
        writeHeld();
      }, NEVER_MS);
      history.back();
    }
  }

  return {
    /** Something was opened over the page. The answer takes it off again. */
    addLayer(close: () => void): () => void {
      const layer = { close };
      layers.push(layer);
      settleSoon();
      return () => {
        layers.splice(layers.indexOf(layer), 1);
        settleSoon();
      };
    },
  };
}

/** The router numbers its entries. */
const entryOf = (state: Entry) => ({ idx: state?.idx ?? null, isMark: state?.isMark === true });

let ofTab: ReturnType<typeof closeLayersByBack> | null = null;

/** The one of this tab. It starts before the router: who listens first can keep the marks from whoever listens later. */
export function layersClosedByBack(): ReturnType<typeof closeLayersByBack> {
  ofTab ??= closeLayersByBack(window);
  return ofTab;
}
