import { LOCALES, messageLocaleOf } from "~/i18n/locales";
import type { RequestContext } from "~/platform/context.server";

/** What the frame around every screen shows. */
export interface ShellData {
  organizationName: string;
  logoFileId: string | null;
  brandColour: string | null;
  locale: string;
  bcp47: string;
  dir: "ltr" | "rtl";
  /** The languages that the organization allows, by their own names. */
  languages: { code: string; name: string }[];
  person: { kind: "employee" | "patient"; name: string; approved: boolean; authorities: string[] } | null;
}

/** Reads the frame's data from the request's context: no round trip. */
export function shellData({ profile, locale, actor }: RequestContext): ShellData {
  const { bcp47, dir } = LOCALES[messageLocaleOf(locale)];
  const signedIn = actor.kind === "employee" || actor.kind === "patient" ? actor : null;
  return {
    organizationName: profile.name,
    logoFileId: profile.logoFileId,
    brandColour: profile.brandColour,
    locale,
    bcp47,
    dir,
    languages: profile.locales.flatMap((code) =>
      code in LOCALES ? [{ code, name: LOCALES[code as keyof typeof LOCALES].endonym }] : [],
    ),
    person: signedIn && {
      kind: signedIn.kind,
      name: signedIn.displayName,
      approved: signedIn.kind === "patient" || signedIn.approved,
      authorities: signedIn.kind === "employee" ? [...signedIn.authorities] : [],
    },
  };
}
