import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { isCalendarDate } from "~/kernel/time/dates";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { isolated } from "~/ui/base/isolated";
import { PageHeader } from "~/ui/view/page-header";
import { patientName } from "../../components/appointments/person-names";
import { BookingPanel } from "../../components/panel/booking-panel";
import { clockOfReader } from "../../support/availability/clock-of-reader.server";
import { readBookingPanel } from "../../services/panel/read-booking-panel.server";
import { panelActs } from "./panel-acts.server";

export const handle = {
  namespaces: ["booking-panel", "scheduling", "booking", "appointment-kinds", "patients", "why", "discounts"],
  islands: ["booking-panel"],
  width: "wide",
} satisfies ScreenHandle;
export const meta = screenTitle;

/** Names in the address, and the fields of the form that they fill in. */
const FIELDS = {
  patient: "patientId",
  provider: "employeeId",
  service: "serviceOfferingId",
  place: "branchId",
  mode: "mode",
  new: "new",
  search: "search",
  reason: "reason",
  desk: "desk",
  follows: "follows",
  waiting: "waiting",
  to: "to",
} as const;

function fieldsIn(query: URLSearchParams): Record<string, string> {
  const named = Object.entries(FIELDS).map(([name, field]) => [field, query.get(name) ?? ""] as const);
  const day = query.get("day") ?? "";
  const filled = [...named, ["day", isCalendarDate(day) ? day : ""] as const].filter(([, value]) => value !== "");
  return Object.fromEntries(filled);
}

/** Services of a kind alone, where an address asks for it. */
const kindIn = (query: URLSearchParams) => {
  const kind = query.get("kind");
  return kind === "VIDEO_CONSULTATION" || kind === "PHYSICAL_CONSULTATION" ? kind : null;
};

export const loader = defineLoader(async ({ app, request, url }) => {
  const { searchParams: query } = url;
  const title = createTranslator(app.locale).t("booking-panel:title");
  const idempotencyKey = crypto.randomUUID();
  // What was posted is answered by the action, which reads the panel for it.
  if (request.headers.has("content-type")) return { title, page: null, idempotencyKey };
  const at = Number(query.get("at")) || undefined;
  const { zone } = clockOfReader(app, request);
  const page = await readBookingPanel(app, { fields: fieldsIn(query), at, zone, type: kindIn(query) });
  return { title, page, idempotencyKey };
});

export const action = defineForm(panelActs);

export default function BookingPanelPage() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useT();
  const posted = answer && "leadsTo" in answer ? answer : undefined;
  const page = posted?.page ?? loaded.page;
  const desk = z.uuid().safeParse(page?.fields["desk"]).data;
  return (
    <>
      <PageHeader
        back={
          desk === undefined ? (
            <BackLink href={paths.appointments()}>{t("scheduling:list.title")}</BackLink>
          ) : (
            <BackLink href={paths.consultationDesk(desk)}>{t("booking-panel:toDesk")}</BackLink>
          )
        }
        title={
          desk !== undefined && page?.patient
            ? isolated(t("booking-panel:followUpOf", { name: patientName(page.patient) }))
            : loaded.title
        }
      />
      {page ? (
        <div className="rounded-lg border border-line bg-raised px-4 py-4 tablet:px-6">
          <BookingPanel
            view={page}
            idempotencyKey={posted?.idempotencyKey ?? loaded.idempotencyKey}
            errors={posted?.errors ?? []}
            nearest={posted?.nearest ?? []}
          />
        </div>
      ) : (
        <div data-booking-panel data-leads-to={posted?.leadsTo ?? undefined} />
      )}
    </>
  );
}
