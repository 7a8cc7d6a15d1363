import { settleAddress, settleWhenDone } from "./settle-address";

/** Where a route has changed to. */
export interface RouteChange {
  url: string;
  query: string;
  hash: string;
}

/** What the page offers to scripts around it, and what such a script may set (docs/external-handler.md). */
export interface PracticeBridge {
  /** Set by an external script: told of every route, the first one too, where the organization allows it. */
  onRouteChange?: (change: RouteChange) => void;
  /** Whether the signed-in user has an authority, as the server would say. */
  hasAuthority?: (name: string) => boolean;
}

declare global {
  interface Window {
    virtualPractice?: PracticeBridge;
  }
}

const KEY = "authorities";

function stored(): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Keeps the names of what the user may do for the scripts of this tab. For buttons; the server decides. */
function keepAuthorities(names: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(names.split(" ").filter(Boolean)));
  } catch {
    // In another site's page a browser may keep nothing: then nobody may anything here.
  }
}

/** Calls `heard` after each change of the address, be it by a link, by the buttons of the browser or by a script. */
function onAddress(heard: () => void): void {
  for (const name of ["pushState", "replaceState"] as const) {
    const change = history[name].bind(history);
    history[name] = (...given) => {
      change(...given);
      // A script that changes the address has not yet changed the page.
      setTimeout(heard);
    };
  }
  addEventListener("popstate", () => setTimeout(heard));
  addEventListener("hashchange", heard);
}

/**
 * Settles the page's address, keeps the authorities in session storage and tells an external handler of each route, by
 * what the element of the script says of this page.
 */
export function tellAround(element: HTMLElement): void {
  let last: string | undefined;
  // The router of a page with React reads the address first, and then changes it by itself.
  if (element.dataset["routed"] === undefined) settleAddress();
  const look = () => {
    keepAuthorities(element.dataset["authorities"] ?? "");
    const { href, origin, pathname, search, hash } = location;
    if (href === last) return;
    last = href;
    if (element.dataset["handler"] === undefined) return;
    window.virtualPractice?.onRouteChange?.({ url: `${origin}${pathname}`, query: search, hash });
  };
  window.virtualPractice = Object.assign(window.virtualPractice ?? {}, {
    hasAuthority: (name: string) => stored().includes(name),
  });
  onAddress(() => {
    settleWhenDone();
    look();
  });
  look();
}
