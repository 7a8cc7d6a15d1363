import { redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { verdictOf } from "~/platform/access/authorize.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { LinkButton } from "~/ui/action/button";
import { Avatar } from "~/ui/view/avatar";
import { Card } from "~/ui/view/card";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { listRooms } from "../services/shared-rooms/list-rooms.server";

/** For staff: patients come to a room by their appointment. Whoever has one room goes straight into it. */
export const loader = defineLoader(async ({ app }) => {
  if (app.actor.kind === "patient") throw new NotFoundError();
  const rooms = await listRooms(app);
  const [only] = rooms;
  if (only && rooms.length === 1) throw redirect(paths.waitingRoom(only.id));
  const manages = verdictOf(app, "organization.manage") === "allowed";
  return { rooms, manages, title: createTranslator(app.locale).t("waiting-room:rooms") };
});

export const meta = screenTitle;

export default function WaitingRooms() {
  const { rooms, manages } = useLoaderData<typeof loader>();
  const { t } = useT();
  const shared = manages && (
    <LinkButton href={paths.sharedRooms()} tone="secondary" icon="people">
      {t("rooms:shared.title")}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={t("waiting-room:rooms")} actions={shared} />
      {rooms.length === 0 && <EmptyState icon="people" title={t("waiting-room:people.empty")} />}
      <ul className="grid gap-4 tablet:grid-cols-2 large:grid-cols-3">
        {rooms.map((room) => (
          <li key={room.id}>
            <Card>
              <div className="flex flex-col gap-4">
                <div className="flex items-center gap-3">
                  <Avatar
                    name={
                      room.employeeId === null ? room.name : `${room.doctorFirstName} ${room.doctorLastName}`.trim()
                    }
                    colourKey={room.employeeId ?? room.id}
                    colour={room.doctorColour}
                    photo={room.doctorPhotoFileId && paths.photo(room.doctorPhotoFileId)}
                  />
                  <div className="min-w-0">
                    <p className="text-lg font-semibold" dir="auto">
                      {room.name}
                    </p>
                    {room.employeeId === null && <p className="text-sm text-muted">{t("rooms:shared.one")}</p>}
                  </div>
                </div>
                <LinkButton href={paths.waitingRoom(room.id)} tone="secondary" iconEnd="arrow-end">
                  {t("waiting-room:title")}
                </LinkButton>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}
