import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { reportErrors } from "./report-errors";
import type { ShellPerson } from "./shell-data.server";

/** Where a route has changed to. */
export interface RouteChange {
  url: string;
  query: string;
  hash: string;
}

/** What the page offers to scripts around it, and what such a script may set. */
export interface PracticeBridge {
  /** Set by an external script: told of every route, the first one too. */
  onRouteChange?: (change: RouteChange) => void;
  /** Whether the signed-in user has an authority, as the server would say. */
  hasAuthority?: (name: string) => boolean;
}

declare global {
  interface Window {
    virtualPractice?: PracticeBridge;
  }
}

const AUTHORITIES_KEY = "authorities";

function storedAuthorities(): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(AUTHORITIES_KEY) ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/**
 * Whether the signed-in user has an authority, from what the last page of this tab was given. For buttons; the server
 * decides.
 */
export const hasAuthority = (name: string): boolean => storedAuthorities().includes(name);

/** Keeps the authorities in session storage, tells an external handler of route changes and reports failing scripts. */
export function useBrowserBridge(person: ShellPerson | null): void {
  const { pathname, search, hash } = useLocation();
  const authorities = JSON.stringify(person?.authorities ?? []);
  useEffect(() => reportErrors(), []);
  useEffect(() => {
    sessionStorage.setItem(AUTHORITIES_KEY, authorities);
    window.virtualPractice = Object.assign(window.virtualPractice ?? {}, { hasAuthority });
  }, [authorities]);
  useEffect(() => {
    window.virtualPractice?.onRouteChange?.({ url: `${window.location.origin}${pathname}`, query: search, hash });
  }, [pathname, search, hash]);
}
