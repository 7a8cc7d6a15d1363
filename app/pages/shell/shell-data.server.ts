import { actorAuthorities } from "~/features/identity/public.server";
import { monitorsPatients } from "~/features/monitoring/public.server";
import { takesQuestions } from "~/features/questions/public.server";
import { typedDatesTag } from "~/i18n/format-tag";
import { findLocale, hasMessages, LOCALES, messageLocaleOf, spokenTag } from "~/i18n/locales";
import { USUAL_DISPLAY, type Display } from "~/kernel/display";
import { phoneShown } from "~/kernel/contact/phone-text";
import { emergencyNumber } from "~/kernel/codes/emergency-numbers";
import type { RequestContext } from "~/platform/context.server";
import { paths } from "~/paths";
import type { AvatarProps } from "~/ui/view/avatar";
import type { SettingsNavigation } from "./settings-navigation";
import { settingsNavigation } from "./settings-navigation.server";
import type { MenuItem } from "./shell-menu";
import { menuOf } from "./shell-menu.server";

/** One language that the organization allows and the pages are written in. */
export interface ShellLanguage {
  code: string;
  /** The language's own name for itself. */
  name: string;
  bcp47: string;
}

/** Who is signed in, as far as the frame needs it. */
export interface ShellPerson {
  kind: "employee" | "patient";
  userId: string;
  name: string;
  approved: boolean;
  authorities: string[];
  display: Display;
  /** The tag that they type days by; left out where they go by their browser. */
  typedDates: string | undefined;
  /** Their picture, or the colour of their initials. */
  avatar: Pick<AvatarProps, "colourKey" | "photo" | "colour">;
  /** The relative whom they act for at the moment. */
  actingFor: string | null;
  /** The address of a patient's account is not confirmed yet. */
  unproven: boolean;
}

/** What the frame around every screen shows. */
export interface ShellData {
  organizationId: number;
  organizationName: string;
  logoFileId: string | null;
  locale: string;
  bcp47: string;
  dir: "ltr" | "rtl";
  /** What the selector offers; empty where the organization shows none. */
  languages: ShellLanguage[];
  person: ShellPerson | null;
  /** What the reader chose of the look where it is not the usual, for attributes of <html>. */
  look: Partial<Pick<Display, "theme" | "density" | "rail">>;
  /** The notice for whoever books; empty of anything for staff. */
  banner: RequestContext["profile"]["settings"]["banner"];
  /** What stands at the foot of each page; null for staff. */
  foot: { phone: string; address: string; emergency: string } | null;
  /** Where the header and the side panel lead. */
  menu: MenuItem[];
  /** What stands beside a page of the settings; null on every other page. */
  settings: SettingsNavigation | null;
  /** Whether demo data is marked as such, and whether this person may remove it; null if there is none. */
  demo: { removable: boolean } | null;
  /** An external script may be told of each route (docs/external-handler.md). */
  tellsRoutes: boolean;
  /** Idle minutes after which the sign-in session ends; null if it does not, or if there is none. */
  idleMinutes: number | null;
}

function languagesOf(codes: readonly string[]): ShellLanguage[] {
  return codes.filter(hasMessages).flatMap((listed) => {
    const code = findLocale(listed);
    return code ? [{ code, name: LOCALES[code].endonym, bcp47: LOCALES[code].bcp47 }] : [];
  });
}

type SignedIn = Extract<RequestContext["actor"], { kind: "employee" | "patient" }>;

const avatarOf = (actor: SignedIn): ShellPerson["avatar"] =>
  actor.kind === "patient"
    ? { colourKey: actor.patientId }
    : {
        colourKey: actor.employeeId,
        photo: actor.photoFileId && paths.photo(actor.photoFileId),
        colour: actor.colour,
      };

const typedDatesOf = ({ locale, profile }: RequestContext, { dates }: Display) =>
  typedDatesTag(spokenTag(locale), dates, profile.countryCode);

const personOf = (app: RequestContext, actor: SignedIn): ShellPerson => ({
  kind: actor.kind,
  userId: actor.userId,
  name: actor.displayName,
  approved: actor.kind === "patient" || actor.approved,
  authorities: actorAuthorities(app),
  display: actor.display ?? USUAL_DISPLAY,
  typedDates: typedDatesOf(app, actor.display ?? USUAL_DISPLAY),
  avatar: avatarOf(actor),
  actingFor: actor.kind === "patient" ? (actor.acting?.name ?? null) : null,
  unproven: actor.kind === "patient" && actor.unproven === true,
});

/** What of a display is not the usual. */
function chosenLook(display: Display): ShellData["look"] {
  const unusual = <Name extends "theme" | "density" | "rail">(name: Name) =>
    display[name] === USUAL_DISPLAY[name] ? undefined : display[name];
  return { theme: unusual("theme"), density: unusual("density"), rail: unusual("rail") };
}

/** How to reach the practice, and what to call in an emergency where it is. */
function footOf({ profile }: RequestContext): ShellData["foot"] {
  const { phone, address } = profile.settings.contact;
  return {
    phone: phoneShown(phone),
    address,
    emergency: emergencyNumber(profile.countryCode, profile.phoneCallingCode),
  };
}

/** Reads the frame's data for the page at an address from the request's context: no round trip. */
export function shellData(app: RequestContext, pathname: string): ShellData {
  const { profile, locale, actor } = app;
  const { dir } = LOCALES[messageLocaleOf(locale)];
  const signedIn = actor.kind === "employee" || actor.kind === "patient" ? actor : null;
  const person = signedIn && personOf(app, signedIn);
  const chat = actor.kind !== "employee" && profile.settings.chat !== null;
  return {
    organizationId: app.organization.id,
    organizationName: profile.name,
    logoFileId: profile.logoFileId,
    locale,
    bcp47: spokenTag(locale),
    dir,
    languages: profile.settings.languageShown ? languagesOf(profile.locales) : [],
    banner: actor.kind === "employee" ? null : profile.settings.banner,
    person,
    foot: actor.kind === "employee" ? null : footOf(app),
    settings: settingsNavigation(app, pathname),
    look: person ? chosenLook(person.display) : {},
    menu: menuOf(person, {
      chat,
      questions: takesQuestions(profile.settings),
      monitoring: monitorsPatients(profile.settings),
      adminPortal: profile.settings.adminPortal,
    }),
    demo: actor.kind === "employee" && profile.hasDemoData ? { removable: actor.authorities.has("demo.manage") } : null,
    tellsRoutes: profile.settings.routeHandlerEnabled,
    idleMinutes: signedIn?.idleMinutes ?? null,
  };
}
