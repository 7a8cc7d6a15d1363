import { z } from "zod";
import { done } from "~/kernel/answer";

const id = z.string();
const texts = z.array(z.string());
const links = z.array(z.object({ label: z.string(), url: z.string() }));
const minutes = z.int().min(0).max(1_440);

/** A slot of the specification (section 3). */
const slot = z
  .object({
    id,
    type: z.enum(["INCLUSION", "EXCLUSION"]),
    dayOfWeek: z.int().nullable(),
    startTime: minutes,
    endTime: minutes,
    startDate: z.string().nullable(),
    endDate: z.string().nullable(),
    note: z.string(),
    branchId: id.nullable(),
    offeringsType: z.string().nullable(),
    serviceOfferingIds: z.array(id),
  })
  .meta({ id: "TimingSlot" });

/** Who an employee is, what they hold and what they tell: the specification's Employee and Provider details. */
const employeeFields = {
  id,
  uuid: id,
  username: z.string().optional(),
  honorific: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  gender: z.int(),
  designation: z.string(),
  teamUserType: z.int(),
  adminApproval: z.int(),
  displayProfile: z.boolean(),
  languages: texts,
  userRoles: z.array(z.object({ id, name: z.string().meta({ description: "DOCTOR for a healthcare provider." }) })),
  roleIds: z.array(id),
  branchIds: z.array(id),
  departmentIds: z.array(id),
  serviceOfferings: z.array(z.object({ id, name: z.string(), offeringsType: z.string() })),
  serviceOfferingIds: z.array(id),
  offeringsTypes: texts,
  timings: z.array(z.object({ branchId: id, slots: z.array(slot) })).meta({ description: "Of a doctor, by branch." }),
  academics: texts,
  achievements: texts,
  additionalTraining: texts,
  profileExtraInfo: z.string(),
  urls: links,
  resources: links,
  posts: z
    .array(z.object({ title: z.string(), text: z.string(), on: z.string() }))
    .meta({ description: "What they wrote for patients, the newest first; `on` is YYYY-MM-DD." }),
  videoUrl: z.string(),
  testimonials: z.array(z.object({ author: z.string(), text: z.string() })),
  rating: z.number().nullable(),
  ratingCount: z.int(),
};

/** An employee of the organization's metadata. */
export const employeeAnswer = z.object(employeeFields).meta({ id: "Employee" });

/** A colleague, with how they stand. */
const colleague = z
  .object({ ...employeeFields, enabled: z.boolean(), isCreator: z.boolean(), status: z.string(), version: z.int() })
  .meta({ id: "Colleague" });

const page = { offset: z.int(), max: z.int() };

export const colleaguesAnswer = done({ employees: z.array(colleague) });
export const colleaguesPageAnswer = done({ employees: z.array(colleague), ...page });
export const teamSearchAnswer = done({ employees: z.array(colleague), ...page, hasMore: z.boolean() });
export const colleagueAnswer = done({ employee: colleague });
/** What a change answers: the employee as they are now; somebody who is deleted is no more. */
export const changedColleagueAnswer = done({ id, employee: colleague.nullable() });
/** The account of somebody who accepted their invitation. */
export const registeredEmployeeAnswer = done({
  employee: z.object({
    id: id.nullable(),
    userId: id,
    username: z.string(),
    email: z.string(),
    adminApproval: z.int().nullable(),
    teamUserType: z.int().nullable(),
  }),
});
/** A new email holds once its owner has confirmed it. */
export const updatedColleagueAnswer = changedColleagueAnswer.extend({ emailWaits: z.boolean() });

export const rolesAnswer = done({ roles: z.array(z.object({ id, name: z.string(), authorities: texts })) });
export const featureMatrixAnswer = done({
  featureMatrix: z.array(
    z.object({
      id,
      name: z.string(),
      features: z.array(z.object({ feature: z.string(), reach: z.enum(["all", "own", "none"]) })),
    }),
  ),
});
