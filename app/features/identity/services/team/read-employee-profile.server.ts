import { settingOf } from "~/features/organization/public.server";
import { splitLines } from "~/kernel/text/split-lines";
import { verdictOf } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { readProfileRow } from "../../data/team/employee-profile.server";
import { employeeState } from "../../domain/team/employee-state";
import { ROLE } from "../../domain/team/roles";
import { spokenLanguageOf } from "../../domain/team/spoken-languages";
import { reachEmployee } from "./reach-employee.server";

const lines = (entries: readonly string[]) => entries.join("\n");

/**
 * What an employee tells patients, as the form of it shows it; for administration and for themselves.
 * @throws NotFoundError
 */
export async function readEmployeeProfile(context: RequestContext, employeeId: string) {
  const employee = await reachEmployee(context, "employee.profile", employeeId);
  const [profile, { insurers }] = await Promise.all([
    readProfileRow(context.db, employee.id),
    settingOf(context, "front-page"),
  ]);
  const { id, title, firstName, lastName, designation, about, displayProfile, version } = employee;
  return {
    employee: { id, title, firstName, lastName },
    photoFileId: employee.photoFileId,
    manages: verdictOf(context, "employee.manage") === "allowed",
    /** Whether patients can see it. */
    shown: employee.displayProfile && employee.roles.includes(ROLE.PROVIDER) && employeeState(employee) === "active",
    /** Those that the practice accepts. */
    insurers: splitLines(insurers),
    values: {
      ...{ title, designation, about, displayProfile, version },
      languages: employee.languages.flatMap((tag) => spokenLanguageOf(tag) ?? []),
      academics: lines(profile.academics),
      achievements: lines(profile.achievements),
      additionalTraining: lines(profile.additionalTraining),
      profileExtraInfo: profile.profileExtraInfo,
      urls: profile.urls,
      resources: profile.resources,
      testimonials: profile.testimonials,
      posts: profile.posts,
      videoUrl: profile.videoUrl,
      insurers: profile.insurers,
    },
  };
}
