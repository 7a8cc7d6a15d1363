import { redirect, type SerializeFrom } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readExpectedToday } from "~/features/scheduling/public.server";
import { createTranslator } from "~/i18n/translator.server";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { verdictOf } from "~/platform/access/authorize.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { screenTitle } from "~/platform/http/screen-title";
import { defineLoader } from "~/platform/http/screen.server";
import { LinkButton } from "~/ui/action/button";
import { classNames } from "~/ui/base/class-names";
import { Icon } from "~/ui/base/icon";
import { Anchor } from "~/ui/base/link";
import { Avatar } from "~/ui/view/avatar";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { roomsToday } from "../domain/rooms/rooms-today";
import { listRooms } from "../services/shared-rooms/list-rooms.server";

/**
 * For staff: patients come to a room by their appointment. Whoever has one room goes straight into it; else each says how
 * many wait for it and who comes next, to whoever sees appointments.
 */
export const loader = defineLoader(async ({ app }) => {
  if (app.actor.kind === "patient") throw new NotFoundError();
  const sees = verdictOf(app, "appointment.list") === "allowed";
  const rooms = await listRooms(app);
  const [only] = rooms;
  if (only && rooms.length === 1) throw redirect(paths.waitingRoom(only.id));
  const today = roomsToday(sees ? await readExpectedToday(app, null) : []);
  return {
    rooms: rooms.map((room) => ({
      ...room,
      today: !sees || room.employeeId === null ? null : (today.get(room.employeeId) ?? { waiting: 0, next: null }),
    })),
    manages: verdictOf(app, "organization.manage") === "allowed",
    sees,
    title: createTranslator(app.locale).t("waiting-room:rooms"),
  };
});

export const meta = screenTitle;

type Room = SerializeFrom<typeof loader>["rooms"][number];

export default function WaitingRooms() {
  const { rooms, manages, sees } = useLoaderData<typeof loader>();
  const { t } = useT();
  const actions = (
    <>
      {manages && (
        <LinkButton href={paths.sharedRooms()} tone="secondary" size="small" icon="people">
          {t("rooms:shared.title")}
        </LinkButton>
      )}
      {sees && (
        <LinkButton href={paths.deskBoard()} tone="secondary" size="small" icon="check">
          {t("arrivals:board.link")}
        </LinkButton>
      )}
    </>
  );
  return (
    <>
      <PageHeader title={t("waiting-room:rooms")} actions={(manages || sees) && actions} />
      {rooms.length === 0 && <EmptyState icon="people" title={t("waiting-room:people.empty")} />}
      <ul className="grid gap-3 tablet:grid-cols-2 large:grid-cols-3">
        {rooms.map((room) => (
          <li key={room.id}>
            <RoomLink room={room} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The way into a room: whose it is, how many wait there, and who comes next. */
function RoomLink({ room }: { room: Room }) {
  const { t, format } = useT();
  const { employeeId, today } = room;
  const waiting = today?.waiting ?? 0;
  return (
    <Anchor
      href={paths.waitingRoom(room.id)}
      className={classNames(
        "flex h-full items-center gap-3 rounded-lg border bg-surface px-4 py-3 text-ink no-underline shadow-card hover:border-brand-text",
        waiting > 0 ? "border-brand-text" : "border-line",
      )}
    >
      <Avatar
        name={employeeId === null ? room.name : `${room.doctorFirstName} ${room.doctorLastName}`.trim()}
        colourKey={employeeId ?? room.id}
        colour={room.doctorColour}
        photo={room.doctorPhotoFileId && paths.photo(room.doctorPhotoFileId)}
      />
      <span className="min-w-0 grow">
        <span className="block text-base font-semibold" dir="auto">
          {room.name}
        </span>
        {employeeId === null && <span className="block text-sm text-muted">{t("rooms:shared.one")}</span>}
        {today && (
          <span className="block text-sm text-muted">
            {waiting > 0 && (
              <span className="block font-semibold text-brand-text">
                {t("waiting-room:people.waiting", { count: waiting })}
              </span>
            )}
            {today.next &&
              t("rooms:desk.nextIs", {
                name: today.next.patientName,
                time: format.time(today.next.startsAt, today.next.timeZone),
              })}
            {!today.next && waiting === 0 && t("rooms:desk.noneToday")}
          </span>
        )}
      </span>
      <Icon name="chevron-end" className="size-5 shrink-0 text-muted" />
    </Anchor>
  );
}
