import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isCalendarDate } from "~/kernel/time/dates";
import { clockOfReader } from "../../support/availability/clock-of-reader.server";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { verdictOf } from "~/platform/access/authorize.server";
import { defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader, type ScreenArgs } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { SessionForm } from "../../components/groups/session-form";
import { createGroupSession } from "../../services/groups/create-group-session.server";
import { readSessionForm } from "../../services/groups/read-session-form.server";
import { choiceActs } from "../appointments/choice-acts.server";

export const handle = {
  namespaces: ["scheduling", "booking", "appointment-kinds", "group-sessions"],
  islands: ["choices"],
  width: "narrow",
} satisfies ScreenHandle;
export const meta = screenTitle;

/** The form for what was said so far, in the address or in a form that was posted from it. */
const readPage = ({ app, request }: ScreenArgs, said: Readonly<Record<string, string>>) => {
  const { serviceOfferingId, employeeId, branchId, day = "" } = said;
  return readSessionForm(app, {
    wanted: { serviceOfferingId, employeeId, branchId },
    day: isCalendarDate(day) ? day : undefined,
    zone: clockOfReader(app, request).zone,
  });
};

export const loader = defineLoader(async (args) => {
  const { app, url } = args;
  const query = Object.fromEntries([...url.searchParams].filter(([, value]) => value !== ""));
  const { day, time } = query;
  return {
    title: createTranslator(app.locale).t("group-sessions:add"),
    page: await readPage(args, query),
    changesServices: verdictOf(app, "settings.change") === "allowed",
    said: { day: day ?? "", time: time ?? "" },
    idempotencyKey: crypto.randomUUID(),
  };
});

export const action = defineForm(
  choiceActs({
    readPage,
    work: async ({ app, value }) => {
      const { id, refused } = await createGroupSession(app, value);
      return redirect(paths.groupSession(id, { done: "create", refused: refused.join("_") || undefined }), 303);
    },
  }),
);

export default function NewGroupSession() {
  const { title, page, changesServices, said, idempotencyKey } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { t } = useT();
  const { fitted, seats, mostSeats, week } = refused?.page ?? page;
  return (
    <>
      <PageHeader back={<BackLink href={paths.groupSessions()}>{t("group-sessions:title")}</BackLink>} title={title} />
      {fitted.choice && week && seats !== null ? (
        <SessionForm
          {...{ fitted, week, seats, mostSeats, idempotencyKey }}
          errors={refused?.errors ?? []}
          sent={refused?.sent ?? said}
        />
      ) : (
        <Card padding="flush">
          <EmptyState
            title={t("group-sessions:form.noOfferings")}
            action={
              changesServices && (
                <LinkButton href={paths.settings()} tone="secondary">
                  {t("group-sessions:form.offerings")}
                </LinkButton>
              )
            }
          >
            {t(changesServices ? "group-sessions:form.noOfferingsHint" : "group-sessions:form.noOfferingsForOthers")}
          </EmptyState>
        </Card>
      )}
    </>
  );
}
