import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import type { ScreenHandle } from "~/platform/http/screen-handle";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { DeskBoard } from "../../components/appointments/arrivals/desk-board";
import { readDeskBoard } from "../../services/appointments/arrivals/read-desk-board.server";

export const handle = { width: "full" } satisfies ScreenHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const board = await readDeskBoard(app, url.searchParams.get("branch"));
  return { ...board, back: url.pathname + url.search, title: createTranslator(app.locale).t("arrivals:board.title") };
});

export default function Desk() {
  return <DeskBoard {...useLoaderData<typeof loader>()} />;
}
