import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { browserOf, sayUnreachable } from "~/features/billing/public.server";
import { listTools } from "~/features/identity/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import { attempt, defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { localTime } from "../../domain/availability/local-time";
import { createZoneTable } from "~/kernel/time/zones";
import { OwnPaymentsPage } from "../../components/payments/own-payments";
import { PAYMENTS_DONE, StaffPayments } from "../../components/payments/staff-payments";
import { keepDeskMoney } from "../../services/payments/keep-desk-money.server";
import { listOwnPayments } from "../../services/payments/list-own-payments.server";
import { listPayments } from "../../services/payments/list-payments.server";
import { takenAtOnce } from "../../services/payments/read-taking.server";
import { payBalance } from "../../services/payments/pay-balance.server";
import { undoTaking } from "../../services/payments/undo-taking.server";
import { sendPaymentLink, withdrawPaymentLink } from "../../services/payments/send-payment-link.server";

const isPatients = (data: unknown): boolean =>
  typeof data === "object" && data !== null && "side" in data && data.side === "patient";

/** Staff's list is wide, a patient's page as narrow as the others about their money. */
export const handle = {
  of: (data) => ({ width: isPatients(data) ? "narrow" : "wide" }),
} satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const asked = Object.fromEntries([...url.searchParams].filter(([, value]) => value !== ""));
  const { t } = createTranslator(app.locale);
  if (app.actor.kind === "patient") {
    const year = Number(localTime(createZoneTable(), app.profile.timeZone, app.now).day.slice(0, 4));
    return { side: "patient" as const, title: t("payments:own.title"), own: await listOwnPayments(app, asked), year };
  }
  const done = PAYMENTS_DONE.find((each) => each === asked["done"]) ?? null;
  const asTools = listTools(app, "payments", url);
  const chosen = asTools.then(({ columns }) => columns);
  const [tools, list, taken] = await Promise.all([
    asTools,
    listPayments(app, asked, chosen),
    done === "taken" && asked["of"] ? takenAtOnce(app, asked["of"], asked["ahead"] ?? "") : null,
  ]);
  return {
    side: "staff" as const,
    title: t("payments:staff.title"),
    ...{ list, tools, done, taken },
    undo: undoOf(done, asked["of"], taken !== null),
  };
});

/** What has just been done and can be undone: a payment link that waits to be sent, or what was taken at the desk. */
function undoOf(
  done: string | null,
  of: string | undefined,
  isTaken: boolean,
): { intent: string; fields: Record<string, string> } | null {
  if (of === undefined) return null;
  if (done === "linkSent") return { intent: "unsend", fields: { appointmentId: of } };
  return isTaken ? { intent: "untake", fields: { takingId: of } } : null;
}

/** The list as it was narrowed, with what has just been done. */
function backTo(url: URL, done: (typeof PAYMENTS_DONE)[number], of?: string) {
  const { done: _, of: __, ahead: ___, ...narrowed } = Object.fromEntries(url.searchParams);
  return redirect(paths.payments({ ...narrowed, done, of }), 303);
}

export const action = defineForm({
  pay: attempt(async ({ app, request, value }) => {
    return redirect(await sayUnreachable(payBalance(app, value, browserOf(request))), 303);
  }),
  "keep-desk": attempt(async ({ app, url, value }) => {
    await keepDeskMoney(app, value);
    return backTo(url, "kept");
  }),
  send: attempt(async ({ app, url, value }) => {
    const { id } = await sendPaymentLink(app, value);
    return backTo(url, "linkSent", id);
  }),
  untake: attempt(async ({ app, url, value: { takingId } }) => {
    await undoTaking(app, { takingId });
    return backTo(url, "takenBack");
  }),
  unsend: attempt(async ({ app, url, value }) => {
    await withdrawPaymentLink(app, value);
    return backTo(url, "linkUndone");
  }),
});

/** What a patient pays and owes; for staff what was paid in the practice. */
export default function Payments() {
  const data = useLoaderData<typeof loader>();
  const errors = useActionData<typeof action>()?.errors ?? [];
  if (data.side === "patient")
    return <OwnPaymentsPage {...data.own} title={data.title} year={data.year} errors={errors} />;
  return <StaffPayments {...data} errors={errors} />;
}
