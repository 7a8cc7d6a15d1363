import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { BackLink } from "~/ui/action/back-link";
import { Button, LinkButton } from "~/ui/action/button";
import { RowActions } from "~/ui/action/row-actions";
import { Banner } from "~/ui/view/banner";
import { Card } from "~/ui/view/card";
import { DataTable, type Column } from "~/ui/view/data-table";
import { EmptyState } from "~/ui/view/empty-state";
import { PageHeader } from "~/ui/view/page-header";
import { StatusBadge } from "~/ui/view/status-badge";
import type { RoomPurpose, SharedRoom } from "./shared-room-props";

interface DoneWithRoom {
  what: "created" | "changed" | "closed" | "opened";
  id: string;
}

export interface SharedRoomListProps {
  rooms: readonly SharedRoom[];
  choices: readonly RoomPurpose[];
  /** What was just done to which room. */
  done: DoneWithRoom | null;
  /** A room could not be opened: another one is for the same. */
  taken: boolean;
}

/** The rooms that several doctors share: what each is for, and whether it is open. */
export function SharedRoomList({ rooms, choices, done, taken }: SharedRoomListProps) {
  const { t } = useT();
  const add = (
    <LinkButton href={`${paths.sharedRooms()}?add`} icon="plus">
      {t("rooms:shared.add")}
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.waitingRooms()}>{t("waiting-room:rooms")}</BackLink>}
        title={t("rooms:shared.title")}
        lead={t("rooms:shared.text")}
        actions={rooms.length > 0 && add}
      />
      {taken && <Banner tone="error" live title={t("rooms:shared.taken")} />}
      {done && <Done {...done} />}
      {rooms.length === 0 ? (
        <Card>
          <EmptyState icon="people" title={t("rooms:shared.empty")} action={add}>
            {t("rooms:shared.emptyText")}
          </EmptyState>
        </Card>
      ) : (
        <DataTable
          caption={t("rooms:shared.title")}
          rows={rooms}
          rowKey={({ id }) => id}
          columns={columnsOf(t, choices)}
        />
      )}
    </>
  );
}

function columnsOf(t: ReturnType<typeof useT>["t"], choices: readonly RoomPurpose[]): Column<SharedRoom>[] {
  return [
    {
      key: "name",
      header: t("rooms:shared.name"),
      lead: true,
      cell: ({ name }) => <bdi className="font-semibold">{name}</bdi>,
    },
    {
      key: "purpose",
      header: t("rooms:shared.purpose"),
      cell: ({ purpose }) => {
        const choice = choices.find(({ value }) => value === purpose);
        return choice ? t(`rooms:shared.${choice.kind}`, { name: choice.name }) : "–";
      },
    },
    {
      key: "status",
      header: t("organization:catalog.status"),
      cell: ({ enabled }) => (
        <StatusBadge colour={enabled ? "green" : "light-grey"}>
          {t(enabled ? "rooms:shared.isOpen" : "rooms:shared.isClosed")}
        </StatusBadge>
      ),
    },
    {
      key: "actions",
      header: t("organization:catalog.actions"),
      actions: true,
      cell: (room) => <RoomActions room={room} />,
    },
  ];
}

function RoomActions({ room: { id, name, enabled } }: { room: SharedRoom }) {
  const { t } = useT();
  return (
    <RowActions>
      <LinkButton
        href={`${paths.sharedRooms()}?edit=${id}`}
        tone="quiet"
        size="small"
        aria-label={t("organization:catalog.editNamed", { name })}
      >
        {t("common:actions.edit")}
      </LinkButton>
      <form method="post" action={paths.sharedRooms()}>
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          name="intent"
          value={enabled ? "close" : "open"}
          tone="quiet"
          size="small"
          aria-label={t(enabled ? "rooms:shared.closeNamed" : "rooms:shared.openNamed", { name })}
        >
          {t(enabled ? "rooms:shared.close" : "rooms:shared.open")}
        </Button>
      </form>
    </RowActions>
  );
}

const DONE = {
  created: "rooms:shared.created",
  changed: "rooms:shared.changed",
  closed: "rooms:shared.closed",
  opened: "rooms:shared.opened",
} as const;

function Done({ what, id }: DoneWithRoom) {
  const { t } = useT();
  const undo = what === "closed" ? "open" : what === "opened" || what === "created" ? "close" : null;
  return (
    <Banner
      tone="good"
      live
      action={
        undo && (
          <form method="post" action={paths.sharedRooms()}>
            <input type="hidden" name="id" value={id} />
            <Button type="submit" name="intent" value={undo} icon="undo" tone="secondary" size="small">
              {t("common:actions.undo")}
            </Button>
          </form>
        )
      }
    >
      {t(DONE[what])}
    </Banner>
  );
}
