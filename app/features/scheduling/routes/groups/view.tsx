import { redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { actsOf, attempt, defineForm } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { Stack } from "~/ui/base/stack";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PageHeader } from "~/ui/view/page-header";
import { ParticipantTable } from "../../components/groups/participant-table";
import { SessionChanges } from "../../components/groups/session-changes";
import { SessionDone } from "../../components/groups/session-done";
import { SessionFacts } from "../../components/groups/session-facts";
import { cancelGroupSession } from "../../services/groups/cancel-group-session.server";
import { concludeGroupSession } from "../../services/groups/conclude-group-session.server";
import { editGroupSession } from "../../services/groups/edit-group-session.server";
import { moveGroupSession } from "../../services/groups/move-group-session.server";
import { startGroupSession } from "../../services/groups/start-group-session.server";
import { undoGroupSession } from "../../services/groups/undo-group-session.server";
import { viewGroupSession } from "../../services/groups/view-group-session.server";

export const handle = {
  namespaces: ["scheduling", "booking", "group-sessions"],
  islands: ["booking-panel"],
  width: "narrow",
} satisfies ScreenHandle;
export const meta = screenTitle;

const SERVICES = {
  edit: editGroupSession,
  move: moveGroupSession,
  cancel: cancelGroupSession,
  undo: undoGroupSession,
  start: startGroupSession,
  conclude: concludeGroupSession,
};

export const loader = defineLoader(async ({ app, params, url }) => {
  const view = await viewGroupSession(app, params["sessionId"] ?? "");
  const refused = (url.searchParams.get("refused") ?? "").split("_").map(Number);
  return {
    view,
    title: view.session.offeringName,
    done: url.searchParams.get("done"),
    refused: refused.filter((start) => start > 0).slice(0, 26),
  };
});

export const action = defineForm(
  actsOf(SERVICES, (service, done) =>
    attempt(
      async ({ app, params: { sessionId = "" }, value }) => {
        await service(app, { ...value, sessionId });
        return redirect(paths.groupSession(sessionId, { done }), 303);
      },
      { edits: done === "edit" || done === "move" },
    ),
  ),
);

export default function GroupSession() {
  const { view, title, done, refused } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useT();
  const errors = answer?.errors ?? [];
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.groupSessions()}>{t("group-sessions:title")}</BackLink>}
        title={<bdi>{title}</bdi>}
        lead={view.session.title ? <bdi>{view.session.title}</bdi> : undefined}
      />
      <Stack>
        {errors.length > 0 ? (
          <ErrorSummary
            title={t("common:form.errorSummaryTitle")}
            errors={errors.map(({ field, message }) => ({
              fieldId: ["capacity", "day", "time", "employeeId", "override"].includes(field) ? field : undefined,
              message,
            }))}
          />
        ) : (
          <SessionDone done={done} refused={refused} view={view} />
        )}
        <SessionFacts session={view.session} waiting={view.waiting} />
        <ParticipantTable view={view} />
        {view.session.state === "OPEN" && <SessionChanges view={view} errors={errors} sent={answer?.sent ?? {}} />}
      </Stack>
    </>
  );
}
