/**
 * Runs in the head, before anything is drawn. The server's pages are the same for everybody in a zone, so they cannot
 * hold anybody's address: this puts the stored one where the page keeps a place for it, as soon as that is parsed.
 */
export const SHOW_STORED_PLACE = `
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
`;

/** Whoever is signed in sees no Sign In button for a moment: styles ask for this mark, which the server cannot know. */
export const MARK_SIGNED_IN = `try{document.documentElement.toggleAttribute('data-signed',!!localStorage.getItem('token'))}catch{}`;
