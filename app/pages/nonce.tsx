import { createContext, useContext } from "react";

const NonceContext = createContext<string | undefined>(undefined);

/** Gives the page's own scripts the value that its security policy names. Known on the server only. */
export const NonceProvider = NonceContext.Provider;

/** The value for a script of this page; undefined in the browser, which hides it. */
export const useNonce = (): string | undefined => useContext(NonceContext);
