import { placeProvidersStatements } from "~/features/identity/public.server";
import {
  branches,
  departments,
  isPayable,
  readCatalog,
  readSetup,
  saveOffering,
  standardSetupSchema,
  type Setup,
  type StandardSetup,
} from "~/features/organization/public.server";
import { commit } from "~/db/commit.server";
import { createTranslator } from "~/i18n/translator.server";
import { uuidv7 } from "~/kernel/ids";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { InvalidError } from "~/platform/http/errors.server";
import { parse } from "~/platform/http/parse.server";
import { loadTimings } from "../timings/load-timings.server";
import { saveWeek } from "../timings/save-week.server";

const WORKING_DAYS = [1, 2, 3, 4, 5];
const USUAL = { from: "09:00", until: "17:00" };
const USUAL_MINUTES = 20;

/** What nobody but the practice knows: its address while it has no location, its price while nothing can be booked. */
function refuseUnsaid({ has }: Setup, { address, price }: StandardSetup, currencyCode: string): void {
  const problems = [
    ...(!has.branch && address === "" ? [{ field: "address", message: "errors:field.mandatory" }] : []),
    ...(!has.offering && price === undefined ? [{ field: "price", message: "errors:field.mandatory" }] : []),
    ...(price !== undefined && !isPayable({ cost: price, currencyCode })
      ? [{ field: "price", message: "errors:field.money" }]
      : []),
  ];
  if (problems.length > 0) throw new InvalidError(problems);
}

/**
 * Makes what an organization still lacks until patients can book, with usual values that can all be changed: a
 * branch at the given address, a department, a clinic and a video service at the given price, and a week for each
 * doctor who has none. What is there stays. Asked again after it broke off, it goes on where it was.
 * @throws InvalidError where there is no doctor yet, or an address or a price that is needed is not said
 */
export async function completeSetup(context: RequestContext, raw: unknown): Promise<void> {
  await authorize(context, "organization.manage");
  const said = parse(standardSetupSchema, raw);
  const setup = await readSetup(context);
  const { has } = setup;
  if (!has.doctor) throw new InvalidError([{ field: "", message: "organization:setup.steps.doctor" }]);
  refuseUnsaid(setup, said, context.profile.currencyCode);
  const { t } = createTranslator(context.profile.defaultLocale);
  const { timeZone, phoneCallingCode, countryCode } = context.profile;
  const { address, postalCode, city, price } = said;
  if (!has.branch) {
    const place = { address, postalCode, city, countryCode, timeZone, phoneCallingCode };
    await branches.save(context, { name: t("organization:setup.defaults.branch"), ...place });
  }
  if (!has.department) await departments.save(context, { name: t("organization:setup.defaults.department") });
  if (!has.offering) await addOfferings(context, price ?? 0);
  if (!has.timings) await addWeeks(context);
}

async function addOfferings(context: RequestContext, cost: number): Promise<void> {
  const { t } = createTranslator(context.profile.defaultLocale);
  const [clinic, video] = [t("organization:setup.defaults.clinic"), t("organization:setup.defaults.video")];
  const { branches, departments, doctors } = await readCatalog(context);
  const { currencyCode } = context.profile;
  const shared = {
    durationMinutes: USUAL_MINUTES,
    availableToNewPatients: true,
    departmentIds: departments.filter(({ enabled }) => enabled).map(({ id }) => id),
    employeeIds: doctors.map(({ id }) => id),
    branches: branches.filter(({ enabled }) => enabled).map(({ id }) => ({ branchId: id, cost, currencyCode })),
  };
  await saveOffering(context, { ...shared, name: clinic, offeringsType: "PHYSICAL_CONSULTATION" });
  await saveOffering(context, { ...shared, name: video, offeringsType: "VIDEO_CONSULTATION" });
}

/** At the first branch alone: a doctor is not at two clinics at once. */
async function addWeeks(context: RequestContext): Promise<void> {
  const { branches, doctors } = await readCatalog(context);
  const branch = branches.find(({ enabled }) => enabled);
  if (!branch) return;
  await commit(context, {
    writes: placeProvidersStatements(context.db, branch.id),
    audit: [
      {
        action: "employee.update",
        subjectKind: "branch",
        subjectId: branch.id,
        fields: ["branchIds", "departmentIds"],
      },
    ],
    result: null,
  });
  for (const { id } of doctors) {
    const { slots, version } = await loadTimings(context, id);
    if (slots.length > 0) continue;
    const draft = WORKING_DAYS.map((day) => ({ id: uuidv7(context.now), day, ...USUAL }));
    await saveWeek(context, { employeeId: id, branchId: branch.id, kind: "clinic", alsoOther: true, version, draft });
  }
}
