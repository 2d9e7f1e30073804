import { createContext, useContext } from 'react';

/** The nonce of the page that is being rendered on the server; in the browser there is none. */
export const ScriptMark = createContext<string | undefined>(undefined);

export const useScriptMark = (): string | undefined => useContext(ScriptMark);
