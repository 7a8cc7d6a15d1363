import { paths } from "~/paths";
import { homeOf, type OfferRule, type RuleHome } from "../../domain/timings/why-not-offered";

/** Where a rule is changed: the name of the place in the messages, and its address. */
export interface RuleHomeLink {
  home: Exclude<RuleHome, "nowhere">;
  href: string;
}

/** The screen on which whoever may can change a rule; none for what nobody can change, such as the time of day. */
export function ruleHome(rule: OfferRule, about: { employeeId: string; kind: string }): RuleHomeLink | null {
  const home = homeOf(rule);
  switch (home) {
    case "nowhere":
      return null;
    case "timings":
      return { home, href: paths.employeeTimings(about.employeeId) };
    case "rules":
      return { home, href: paths.adminSetting("appointment") };
    case "calendar":
      return { home, href: paths.setting("calendar_settings") };
    case "offerings": {
      const video = about.kind === "VIDEO_CONSULTATION";
      return { home, href: paths.setting(video ? "video_service_offering" : "clinic_service_offering") };
    }
    case "team":
      return { home, href: paths.employeeProfile(about.employeeId) };
    case "appointments":
      return { home, href: paths.appointments({ employeeId: about.employeeId }) };
  }
}
