import { createContext, useContext } from "react";

const NonceContext = createContext<string | undefined>(undefined);

/**
 * Gives the page's own scripts the value that its security policy names. The browser hides the attribute; entry.client
 * reads the meta element.
 */
export const NonceProvider = NonceContext.Provider;

/** The value for a script of this page. */
export const useNonce = (): string | undefined => useContext(NonceContext);
