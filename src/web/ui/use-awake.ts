import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first render: for what only a browser can know. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
