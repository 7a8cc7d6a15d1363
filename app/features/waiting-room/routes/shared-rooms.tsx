import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { defineForm } from "~/platform/http/define-form.server";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { recordHandle } from "~/platform/records/record-handle";
import { recordActs, recordMode } from "~/platform/records/record-route.server";
import { RecordScreen } from "~/screens/record-screen";
import { BackLink } from "~/ui/action/back-link";
import { sharedRoomKind } from "../schemas/shared-rooms/shared-room";
import { listPurposes, sharedRooms } from "../services/shared-rooms/shared-rooms.server";

export const handle = recordHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const [rooms, choices] = await Promise.all([sharedRooms.list(app), listPurposes(app)]);
  return { ...recordMode(url, rooms), choices, title: createTranslator(app.locale).t("rooms:shared.title") };
});

export const action = defineForm(recordActs(sharedRooms));

/** The rooms that several doctors share: made, named, opened and closed. */
export default function SharedRooms() {
  const { choices, ...loaded } = useLoaderData<typeof loader>();
  const { t } = useT();
  const named = choices.map(({ kind, name, ...choice }) => ({ ...choice, label: t(`rooms:shared.${kind}`, { name }) }));
  const labelOf = (purpose: string) => named.find(({ value }) => value === purpose)?.label ?? "–";
  return (
    <RecordScreen
      kind={sharedRoomKind}
      loaded={loaded}
      icon="people"
      undo={{ created: "disable" }}
      back={<BackLink href={paths.waitingRooms()}>{t("waiting-room:rooms")}</BackLink>}
      choices={{
        purpose: named
          .filter(({ enabled, value }) => enabled || value === loaded.item?.purpose)
          .map(({ value, label }) => ({ value, label })),
      }}
      cells={{ purpose: ({ purpose }) => labelOf(purpose) }}
    />
  );
}
