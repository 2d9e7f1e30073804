/*
 * Scripts that stand in the page itself. Only the server writes them: the browser, which has them in the page already,
 * does not load them a second time with its own scripts.
 */

/**
 * Runs in the head, before anything is drawn. The server's pages are the same for everybody in a zone, so they cannot
 * hold anybody's address: this puts the stored one where the page keeps a place for it, as soon as that is parsed.
 */
export const SHOW_STORED_PLACE = import.meta.env.SSR
  ? `
try {
  const place = localStorage.getItem('location');
  const show = () => {
    for (const spot of document.querySelectorAll('[data-place]'))
      if (spot.textContent !== place) spot.textContent = place;
  };
  if (place) {
    const parsing = new MutationObserver(show);
    parsing.observe(document, { childList: true, subtree: true });
    document.addEventListener('readystatechange', () => { show(); parsing.disconnect(); }, { once: true });
  }
} catch {}
`
  : '';

/**
 * A press on a button before the scripts have come is not lost: the button looks as if it waits, and is pressed again
 * as soon as the page answers. Only the last one, and only if it is still there; links and forms work by themselves, and
 * so does a button that React has reached already, which leaves its mark on it: it was pressed, and is not pressed twice.
 */
export const KEEP_EARLY_PRESS = import.meta.env.SSR
  ? `
(() => {
  const root = document.documentElement;
  let kept;
  const forget = () => {
    kept?.removeAttribute('data-waiting');
    kept = null;
  };
  const answers = (button) => Object.keys(button).some((name) => name.startsWith('__reactProps'));
  const keep = (event) => {
    const button = event.target.closest?.('button:not([type=submit]):not([popovertarget])');
    if (!button) return;
    forget();
    if (answers(button)) return;
    kept = button;
    kept.setAttribute('data-waiting', '');
    // Behind React's own listener: the press itself may have brought React there.
    document.addEventListener('click', () => kept === button && answers(button) && forget(), { once: true });
  };
  document.addEventListener('click', keep, true);
  new MutationObserver((_, seen) => {
    if (root.dataset.hydrated === undefined) return;
    seen.disconnect();
    document.removeEventListener('click', keep, true);
    const button = kept;
    forget();
    if (button?.isConnected) button.click();
  }).observe(root, { attributeFilter: ['data-hydrated'] });
})();
`
  : '';

/**
 * Whoever is signed in sees no Sign In button for a moment, and a place is held for the order that stood on the home page
 * the last time: styles ask for these marks, which the server cannot know.
 */
export const MARK_SIGNED_IN = import.meta.env.SSR
  ? `try{const root=document.documentElement,signed=!!localStorage.getItem('token');root.toggleAttribute('data-signed',signed);root.toggleAttribute('data-own-order',signed&&JSON.parse(localStorage.getItem('own_order')).includes(JSON.parse(localStorage.getItem('module')).id))}catch{}`
  : '';

/**
 * Starts the scripts once the page has been drawn (server/http/pages.ts holds them back): after the first frame, at once
 * in a tab that nobody looks at, since that one draws none, and in any case soon.
 */
export const START_AFTER_PAINT = import.meta.env.SSR
  ? `
(() => {
  let late;
  const start = () => {
    clearTimeout(late);
    for (const link of document.querySelectorAll('link[data-rel]')) link.rel = link.dataset.rel;
    for (const held of document.querySelectorAll('script[type=after-paint]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.text = held.text;
      held.replaceWith(script);
    }
  };
  if (document.visibilityState === 'hidden') return start();
  requestAnimationFrame(() => setTimeout(start));
  late = setTimeout(start, 2000);
})();
`
  : '';

/** A shopper who lets the system choose gets its theme without a flash. */
export const FOLLOW_SYSTEM_THEME = import.meta.env.SSR
  ? `document.documentElement.dataset.theme=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'`
  : '';

/** Under which the router keeps how far each page was scrolled. */
export const SCROLL_KEY = 'scrolled';

/**
 * A page that one comes back to, or loads again, is drawn where it was: the router goes there itself only once it runs. The
 * first page of a visit gets a name as well, by which the router knows it.
 */
export const RETURN_TO_SCROLL = import.meta.env.SSR
  ? `
if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '');
try {
  scrollTo(0, JSON.parse(sessionStorage.getItem('${SCROLL_KEY}'))[history.state.key] ?? scrollY);
} catch {}
`
  : '';
