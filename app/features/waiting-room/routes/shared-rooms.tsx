import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { screenTitle } from "~/platform/http/screen-title";
import { defineAction, defineLoader } from "~/platform/http/screen.server";
import { recordHandle } from "~/platform/records/record-handle";
import { recordAction, recordMode } from "~/platform/records/record-route.server";
import { RecordScreen } from "~/screens/record-screen";
import { BackLink } from "~/ui/action/back-link";
import { sharedRoomKind } from "../schemas/shared-rooms/shared-room";
import { listSharedRooms } from "../services/shared-rooms/list-shared-rooms.server";
import { saveSharedRoom } from "../services/shared-rooms/save-shared-room.server";
import { switchSharedRoomTo } from "../services/shared-rooms/switch-shared-room.server";

export const handle = recordHandle;
export const meta = screenTitle;

export const loader = defineLoader(async ({ app, url }) => {
  const { rooms, choices } = await listSharedRooms(app);
  return { ...recordMode(url, rooms), choices, title: createTranslator(app.locale).t("rooms:shared.title") };
});

export const action = defineAction(({ app, request }) =>
  recordAction(request, {
    schema: sharedRoomKind.schema,
    save: (room) => saveSharedRoom(app, room),
    switchTo: (open, posted) => switchSharedRoomTo(app, open, posted),
  }),
);

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
