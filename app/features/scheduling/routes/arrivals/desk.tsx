import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { paths } from "~/paths";
import type { RequestContext } from "~/platform/context.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { readerFormat } from "~/platform/reader-format.server";
import { DeskBoard } from "../../components/appointments/arrivals/desk-board";
import { boardZone } from "../../domain/appointments/arrivals/desk-board";
import { patientName } from "../../components/appointments/person-names";
import { readSaidArrival } from "../../services/appointments/arrivals/read-said-arrival.server";
import { readDeskBoard } from "../../services/appointments/arrivals/read-desk-board.server";
import { viewUndo } from "../../services/appointments/view-undo.server";
import { clockOfReader } from "../../support/availability/clock-of-reader.server";
import { appointmentsById } from "../../support/appointments/appointments-by-id.server";

export const handle = { width: "full" } satisfies ScreenHandle;
export const meta = screenTitle;

/** Whom the reader has just marked as not attended, as the address says; null where they cannot undo it. */
async function missedOf(app: RequestContext, of: string | null) {
  const undoable = of === null ? null : await viewUndo(app, of);
  if (of === null || undoable === null) return null;
  const [one] = await appointmentsById(app, [of]);
  return one?.patient ? { id: of, undoable, startsAt: one.startsAt, name: patientName(one.patient) } : null;
}

export const loader = defineLoader(async ({ app, request, url }) => {
  const branch = url.searchParams.get("branch");
  const [board, missed, saidArrival] = await Promise.all([
    readDeskBoard(app, branch),
    missedOf(app, url.searchParams.get("done") === "no-show" ? url.searchParams.get("of") : null),
    readSaidArrival(app, url.searchParams),
  ]);
  const zone = boardZone(board.providers, app.profile.timeZone);
  return {
    ...{ ...board, saidArrival, zone, clock: clockOfReader(app, request) },
    missed: missed && { ...missed, who: `${missed.name}, ${readerFormat(app).time(missed.startsAt, zone)}` },
    back: paths.deskBoard(branch === null ? {} : { branch }),
    title: createTranslator(app.locale).t("arrivals:board.title"),
  };
});

export default function Desk() {
  return <DeskBoard {...useLoaderData<typeof loader>()} />;
}
