import { useEffect, useState, useSyncExternalStore } from 'react';

const pending = new Set<object>();
let isShellHydrated = false;
let sayHydrated = () => {};

/** Kept when everything that the server drew answers to presses. */
export const hydrated = new Promise<void>((resolve) => {
  sayHydrated = resolve;
});

/** A section of the server's page waits to be hydrated. The returned function says that it is, or that it has gone. */
export function waitForSection(): () => void {
  const section = {};
  pending.add(section);
  return () => {
    pending.delete(section);
    markWhenDone();
  };
}

/** Once in the page's shell. Its effect runs after every section of the shell has said that it waits. */
export function useMarkHydrated() {
  useEffect(() => {
    isShellHydrated = true;
    markWhenDone();
  }, []);
}

/** `html[data-hydrated]`: from now on everything that the server drew answers when it is pressed. Set once a page load. */
function markWhenDone() {
  if (!isShellHydrated || pending.size > 0) return;
  document.documentElement.dataset.hydrated = '';
  sayHydrated();
}

const neverChanges = () => () => {};

/** False on the server and in the first render, then true: for what only the browser knows, as who is signed in. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** Whether the browser drew this part by itself, not over the server's page. Unlike `useHydrated` it stays what it was. */
export function useIsDrawnHere(): boolean {
  const [first] = useState<{ isDrawnHere?: boolean }>({});
  const isDrawnHere = useSyncExternalStore(
    neverChanges,
    () => first.isDrawnHere ?? true,
    () => false,
  );
  first.isDrawnHere = isDrawnHere;
  return isDrawnHere;
}
