import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { usePatientT, useStaffT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { defineForm, press } from "~/platform/http/define-form.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { BackLink } from "~/ui/action/back-link";
import { LinkButton } from "~/ui/action/button";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { WaitingTable } from "../../components/waiting-list/waiting-table";
import { leaveWaitingList } from "../../services/waiting-list/leave-waiting-list.server";
import { listWaiting } from "../../services/waiting-list/list-waiting.server";

export const handle = {
  namespaces: ["scheduling", "appointment-kinds", "booking-panel"],
  islands: ["booking-panel"],
  width: "wide",
} satisfies ScreenHandle;
export const meta = screenTitle;

/** What has just been done, from the address. */
const DONE = ["left", "joined", "seatJoined", "added"] as const;
type Done = (typeof DONE)[number];

function useDoneWords(done: Done | null, staff: boolean): string | null {
  const { t } = usePatientT();
  const words = useStaffT(staff ? "staff" : "patient");
  if (done === "added") return words?.t("booking-panel:wait.added") ?? null;
  if (done === "joined" || done === "seatJoined") return t(`appointment-kinds:waiting.${done}`);
  if (done === "left") return staff ? t("appointment-kinds:waiting.removed") : t("appointment-kinds:waiting.left");
  return null;
}

export const loader = defineLoader(async ({ app, url }) => {
  const list = await listWaiting(app, Object.fromEntries(url.searchParams));
  const { t } = createTranslator(app.locale);
  const title = list.view === "staff" ? t("appointment-kinds:waiting.title") : t("appointment-kinds:waiting.mineTitle");
  const said = url.searchParams.get("done");
  const done = DONE.find((each) => each === said) ?? null;
  return { list, title, done };
});

export const action = defineForm({
  "": press(async ({ app, value }) => {
    await leaveWaitingList(app, value);
    return redirect(paths.waitingList({ done: "left" }), 303);
  }),
});

export default function WaitingList() {
  const { list, title, done } = useLoaderData<typeof loader>();
  const { t } = usePatientT();
  const words = useStaffT(list.view);
  const staff = words !== null;
  const doneWords = useDoneWords(done, staff);
  return (
    <>
      <PageHeader
        back={
          <BackLink href={paths.appointments()}>
            {staff ? t("scheduling:list.title") : t("scheduling:list.mineTitle")}
          </BackLink>
        }
        title={title}
        lead={t("appointment-kinds:waiting.lead")}
        actions={
          words && (
            <LinkButton href={paths.bookingPanel({ mode: "wait" })} icon="plus">
              {words.t("booking-panel:wait.submit")}
            </LinkButton>
          )
        }
      />
      {doneWords && <Banner tone="good" live title={doneWords} />}
      {list.rows.length === 0 ? (
        <Card padding="flush">
          <EmptyState
            title={staff ? t("appointment-kinds:waiting.empty") : t("appointment-kinds:waiting.emptyMine")}
            action={
              <LinkButton href={paths.appointments()} tone="secondary">
                {staff ? t("scheduling:list.title") : t("scheduling:list.mineTitle")}
              </LinkButton>
            }
          >
            {words ? words.t("appointment-kinds:waiting.emptyHint") : t("appointment-kinds:waiting.emptyMineHint")}
          </EmptyState>
        </Card>
      ) : (
        <WaitingTable view={list.view} rows={list.rows} />
      )}
      {list.after && (
        <LinkButton href={paths.waitingList({ after: list.after })} tone="secondary" iconEnd="chevron-end">
          {t("appointment-kinds:waiting.more")}
        </LinkButton>
      )}
    </>
  );
}
