import { employeeTokens, ROLE } from "~/features/identity/public.server";
import { DAY_MS } from "~/kernel/time/dates";
import { localDate } from "../../domain/demo-days";
import { paths } from "~/paths";
import { openedAt, type Cast, type DemoDoctor } from "../../domain/cast";
import { tableOf, type Row, type TableRows } from "../../domain/table-rows";
import { accountRow } from "./accounts.server";
import type { Filler, Opened } from "./filler.server";

const employeeRow = ({ plan, ...doctor }: DemoDoctor, lastName: string, createdAt: number): Row => ({
  id: doctor.id,
  user_id: doctor.userId,
  title: plan.title,
  first_name: plan.firstName,
  last_name: lastName,
  gender: plan.gender,
  designation: plan.designation,
  team_user_type: plan.admin ? 3 : 2,
  admin_approval: 1,
  languages: JSON.stringify(plan.languages),
  about: plan.about,
  created_at: createdAt,
});

/** What stands under the papers of a doctor. */
const signingRow = ({ userId, plan, registrationNumber }: DemoDoctor, updatedAt: number): Row => ({
  ...{ user_id: userId, area: "account", version: 1, updated_at: updatedAt },
  value: JSON.stringify({
    ...{ qualification: plan.designation, registrationNumber },
    signature: `${plan.firstName} ${plan.lastName}`,
  }),
});

function people(cast: Cast, { passwordHash }: Opened): TableRows[] {
  const { doctors } = cast;
  const createdAt = openedAt(cast);
  const lastNameOf = ({ plan }: DemoDoctor) => `${plan.lastName}${cast.plan.mark ?? ""}`;
  return [
    tableOf(
      "user",
      doctors.map(({ userId, email }) =>
        accountRow({ id: userId, type: "EMPLOYEE", email, passwordHash, phone: "", createdAt }),
      ),
    ),
    tableOf(
      "user_setting",
      doctors.map((doctor) => signingRow(doctor, createdAt)),
    ),
    tableOf(
      "employee",
      doctors.map((doctor) => employeeRow(doctor, lastNameOf(doctor), createdAt)),
    ),
    tableOf(
      "employee_search",
      doctors.flatMap((doctor) =>
        employeeTokens({ firstName: doctor.plan.firstName, lastName: lastNameOf(doctor), email: doctor.email }).map(
          (token) => ({ token, employee_id: doctor.id }),
        ),
      ),
    ),
  ];
}

/** What they tell of themselves, of those who do. */
const profileRows = ({ doctors, plan: { timeZone }, seededAt }: Cast): Row[] =>
  doctors.flatMap(({ id, plan: { profile } }) =>
    profile
      ? {
          employee_id: id,
          academics: JSON.stringify(profile.academics),
          achievements: "[]",
          additional_training: JSON.stringify(profile.additionalTraining),
          urls: "[]",
          resources: "[]",
          testimonials: "[]",
          posts: JSON.stringify(
            (profile.posts ?? []).map(({ title, text, daysAgo }) => ({
              ...{ title, text, on: localDate(timeZone, seededAt - daysAgo * DAY_MS) },
            })),
          ),
          video_url: profile.videoUrl ?? "",
          insurers: JSON.stringify(profile.insurers ?? []),
        }
      : [],
  );

function roleRows({ doctors }: Cast, { roles }: Opened): Row[] {
  return doctors.flatMap(({ id, plan }) =>
    [ROLE.PROVIDER, ...(plan.admin ? [ROLE.ADMINISTRATOR] : [])].map((name) => {
      const role = roles[name];
      if (!role) throw new RangeError(`the organization has no role '${name}'`);
      return { employee_id: id, role_id: role };
    }),
  );
}

const assignments = ({ doctors }: Cast): TableRows[] => [
  tableOf(
    "employee_branch",
    doctors.flatMap(({ id, branches }) => branches.map((branch) => ({ employee_id: id, branch_id: branch.id }))),
  ),
  tableOf(
    "employee_department",
    doctors.map(({ id, department }) => ({ employee_id: id, department_id: department.id })),
  ),
  tableOf(
    "employee_offering",
    doctors.flatMap(({ id, offerings }) =>
      offerings.map((offering) => ({ employee_id: id, service_offering_id: offering.id })),
    ),
  ),
];

/** That a doctor of the demonstration looked after a patient of it keeps neither. */
const untie = (among: string) => `DELETE FROM patient_provider WHERE patient_provider.organization_id = ?1 AND ${among}
AND EXISTS (SELECT 1 FROM demo_row d WHERE d.organization_id = ?1 AND d.table_name = 'patient' AND d.row_id = patient_provider.patient_id)`;

/** Doctors with their accounts, their roles, and where and for what they work. */
export const team: Filler = {
  ofPractice: (cast, opened) => [
    ...people(cast, opened),
    tableOf("employee_profile", profileRows(cast)),
    tableOf("employee_role", roleRows(cast, opened)),
    ...assignments(cast),
  ],
  marked: [
    {
      table: "user",
      // Whose account it is stands in the list of what is kept.
      belongings: [
        { table: "user_session", column: "user_id" },
        { table: "user_token", column: "user_id" },
        { table: "email_change", column: "user_id" },
        { table: "user_setting", column: "user_id" },
        { table: "in_app_notification", column: "user_id" },
        { table: "push_subscription", column: "user_id" },
      ],
    },
    {
      table: "employee",
      belongings: [
        { table: "employee_search", column: "employee_id" },
        { table: "employee_profile", column: "employee_id" },
        { table: "employee_role", column: "employee_id" },
        { table: "employee_branch", column: "employee_id" },
        { table: "employee_department", column: "employee_id" },
        { table: "employee_offering", column: "employee_id" },
        { table: "provider_slot", column: "employee_id" },
        { table: "provider_timings", column: "employee_id" },
        { table: "waiting_room", column: "employee_id" },
      ],
      undeclared: [
        { table: "file", column: "employee_id" },
        { table: "api_key", column: "created_by" },
        { table: "api_key", column: "held_by" },
      ],
      before: ({ among }) => [untie(among("patient_provider.employee_id"))],
      shown: {
        name: "t.first_name || ' ' || t.last_name",
        appointmentsBy: "employee_id",
        kind: "demo:kinds.employee",
        href: paths.employeeSettings,
      },
    },
  ],
};
