import { commit, refusedAs } from "~/db/commit.server";
import { changedFields } from "~/kernel/changed-fields";
import { compareDates, type IsoDate } from "~/kernel/time/dates";
import { localDate } from "~/kernel/time/local-date";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError, StaleFormError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import {
  putProfileStatement,
  readProfileRow,
  updateShownStatement,
  type ProfileRow,
} from "../../data/team/employee-profile.server";
import { employeeProfileSchema } from "../../schemas/team/employee-profile";
import { reachEmployee } from "./reach-employee.server";
import { readEmployeeProfile } from "./read-employee-profile.server";

/** What the profile says meanwhile, for the fields of one line or several. */
async function staleProfile(context: RequestContext, employeeId: string): Promise<StaleFormError> {
  const { values } = await readEmployeeProfile(context, employeeId);
  const { designation, about, academics, achievements, additionalTraining, profileExtraInfo, version } = values;
  const current = { designation, about, academics, achievements, additionalTraining, profileExtraInfo };
  return new StaleFormError(version, current);
}

/** Posts with their dates, the newest first: what has none was written today. */
const dated = (posts: ProfileRow["posts"], today: IsoDate): ProfileRow["posts"] =>
  posts.map((post) => ({ ...post, on: post.on || today })).toSorted((a, b) => compareDates(b.on, a.on));

/**
 * Changes what an employee tells patients on their public page; administration may, and they themselves.
 * @throws InvalidError, StaleFormError, NotFoundError
 */
export async function changeEmployeeProfile(context: RequestContext, employeeId: string, raw: unknown): Promise<void> {
  const employee = await reachEmployee(context, "employee.profile", employeeId);
  const { version, ...wanted } = parse(employeeProfileSchema, raw);
  const { title, designation, about, displayProfile, languages, ...told } = wanted;
  const profile = { ...told, posts: dated(told.posts, localDate(context.now, context.profile.timeZone)) };
  const shown = { title, designation, about, displayProfile, languages };
  const { db } = context;
  const before = await readProfileRow(db, employee.id);
  await commit(context, {
    guarded: updateShownStatement(db, employee.id, version ?? employee.version, shown),
    writes: [putProfileStatement(db, employee.id, profile)],
    audit: [
      {
        action: "employee.profile",
        subjectKind: "employee",
        subjectId: employee.id,
        fields: [...changedFields(employee, shown), ...changedFields(before, profile)],
      },
    ],
    result: null,
  }).catch(
    refusedAs({
      conflict: () => (employee.version === version ? new NotFoundError() : staleProfile(context, employee.id)),
    }),
  );
}
