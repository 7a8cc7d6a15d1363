import { namesOfGateways } from "~/features/billing/public.server";
import { employeeNames } from "~/features/identity/public.server";
import { patientNames } from "~/features/patients/public.server";
import { shownColumns } from "~/kernel/lists/list-choice";
import { auditRead } from "~/platform/audit/audit-read.server";
import { authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { parse } from "~/platform/http/parse.server";
import { readProviderOptions } from "../../data/lists/filter-options-read.server";
import { OF_APPOINTMENT, PAYMENT_COLUMNS } from "../../domain/payments/payment-columns";
import { listPaymentsSchema } from "../../schemas/payments/list-payments";
import {
  findsPatients,
  opensPatients,
  paymentsPage,
  paymentsWanted,
} from "../../support/payments/payments-page.server";
import { withUnused } from "../../support/payments/unused-lines.server";
import { listDeskRefunds } from "./list-desk-refunds.server";

const A_PAGE = 25;

/**
 * What was paid in the practice, the newest first, or what is not paid; narrowed as is asked. Who looks after the
 * practice's money sees everything, anyone else who takes payments what they took. Reading it is audited.
 * @param chosen the columns that whoever asks chose for the list; what the appointments say is read where it is shown
 * @throws ForbiddenError
 */
export async function listPayments(
  context: RequestContext,
  raw: unknown,
  chosen: readonly string[] | null | Promise<readonly string[] | null> = null,
) {
  await authorize(context, "appointment.markPaid");
  const asked = parse(listPaymentsSchema, raw);
  const [wanted, columns] = await Promise.all([paymentsWanted(context, asked), chosen]);
  const shown = shownColumns(PAYMENT_COLUMNS, columns);
  const withAppointments = OF_APPOINTMENT.some((key) => shown.includes(key));
  const [page, deskRefunds, names, patients, providers, gateways] = await Promise.all([
    paymentsPage(context, wanted, { after: asked.after, size: A_PAGE, withAppointments }),
    wanted.seesAll && asked.after === null ? listDeskRefunds(context) : [],
    employeeNames(context, asked.by === null ? [] : [asked.by]),
    patientNames(context, asked.patientId === null ? [] : [asked.patientId]),
    readProviderOptions(context.db),
    namesOfGateways(context),
    auditRead(context, { action: "payment.list", subjectKind: "payment", fields: ["payments"] }),
  ]);
  const { after, ...filter } = { ...asked, state: wanted.state };
  const { seesAll } = wanted;
  const { next } = page;
  return {
    ...{ ...page, lines: await withUnused(context, page.lines), deskRefunds },
    ...{ filter, seesAll, shown, providers, gateways, isFirst: after === null, timeZone: context.profile.timeZone },
    next: next && `${next.at}_${next.id}`,
    /** Whether the reader opens patients, and whether they search for them. */
    seesPatients: opensPatients(context),
    findsPatients: findsPatients(context),
    byName: names.get(asked.by ?? "") ?? null,
    patientName: patients.get(asked.patientId ?? "") ?? null,
  };
}

export type ListedPayments = Awaited<ReturnType<typeof listPayments>>;
