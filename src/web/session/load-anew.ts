import { whatIsUnstored } from './stored-value.ts';

/**
 * Loads the page anew, at this address in the place of its own. Where the browser stores nothing, the next page would know
 * neither who somebody is nor where: it finds that in the state of its entry in the history, which only our pages see.
 */
export function loadAnew(address = location.href) {
  const unstored = whatIsUnstored();
  const isElsewhere = new URL(address, location.href).href !== location.href;
  if (unstored.size === 0 && isElsewhere) return location.replace(address);
  if (unstored.size > 0) history.replaceState({ ...history.state, unstored: new Map(unstored) }, '', address);
  location.reload();
}
