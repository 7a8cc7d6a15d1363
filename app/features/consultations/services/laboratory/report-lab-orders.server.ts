import { readEmployeesOfRole, ROLE } from "~/features/identity/public.server";
import { authorize } from "~/platform/access/authorize.server";
import { auditRead } from "~/platform/audit/audit-read.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { laboratoriesStatement } from "../../data/laboratory/catalogue.server";
import { figuresBy, figuresOf } from "../../domain/laboratory/lab-figures";
import { labReportSchema } from "../../schemas/laboratory/lab-report";
import { labReportRows } from "../../support/laboratory/lab-report-rows.server";

/**
 * Counts, turnaround and amounts of what was ordered in a period, by test, laboratory and provider.
 * @param raw the fields of labReportSchema
 * @throws ForbiddenError
 */
export async function reportLabOrders(context: RequestContext, raw: unknown) {
  await authorize(context, "laboratory.manage");
  const asked = parse(labReportSchema, raw);
  const { db, profile } = context;
  const [{ rows, days, more, testNames }, laboratories, providers] = await Promise.all([
    labReportRows(context, asked),
    laboratoriesStatement(db),
    readEmployeesOfRole(db, ROLE.PROVIDER),
    auditRead(context, {
      action: "labOrder.list",
      subjectKind: "labOrder",
      subjectId: null,
      patientId: null,
      fields: ["report"],
    }),
  ]);
  return {
    chosen: { ...asked, ...days },
    ...{ more, testNames, providers, currency: profile.currencyCode },
    laboratories: laboratories.map(({ id, name }) => ({ id, name })),
    orders: new Set(rows.map(({ number }) => number)).size,
    all: figuresOf("", rows),
    byTest: figuresBy(rows, "testName"),
    byLaboratory: figuresBy(rows, "laboratoryName"),
    byProvider: figuresBy(rows, "providerName"),
  };
}
