import { useLayoutEffect } from 'react';

/** What a page may bring itself in place of the shell's: the bar at the lower edge, the footer, or the whole screen. */
type OwnPart = 'bar' | 'phone-bar' | 'phone-screen' | 'phone-thread' | 'phone-footer';

const claims: OwnPart[] = [];

/**
 * While the page has such a part, `html[data-own~=…]` says so, and the shell’s styles make room. An attribute by name:
 * a root that looks with `:has` into the page is styled anew, with all of it, by every element that comes or goes.
 */
export function useOwnPart(part: OwnPart, isShown = true) {
  useLayoutEffect(() => {
    if (!isShown) return;
    claims.push(part);
    mark();
    return () => {
      claims.splice(claims.indexOf(part), 1);
      mark();
    };
  }, [part, isShown]);
}

const mark = () => document.documentElement.setAttribute('data-own', claims.join(' '));
