import type { Translate } from "~/i18n/translator";
import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { DataTable, type Column } from "~/ui/view/data-table";
import type { SessionState } from "../../domain/groups/group-session";
import { kindOfOffering } from "../../domain/appointments/appointment-kind";
import { providerName } from "../appointments/person-names";

export interface ListedSession {
  id: string;
  title: string;
  offeringName: string;
  offeringsType: string;
  branchName: string;
  startsAt: number;
  timeZone: string;
  capacity: number;
  taken: number;
  state: SessionState;
  employeeTitle: number;
  employeeFirstName: string;
  employeeLastName: string;
}

/** Provider of the session, by the name that patients know. */
export const leaderOf = (session: ListedSession) => ({
  title: session.employeeTitle,
  firstName: session.employeeFirstName,
  lastName: session.employeeLastName,
});

/** How a session meets: in a call, or at a place. */
export const meetingKind = (t: Translate, { offeringsType }: Pick<ListedSession, "offeringsType">): string =>
  kindOfOffering(offeringsType) === "video"
    ? t("common:consultationTypes.video")
    : t("common:consultationTypes.inPerson");

/** Sessions by their time, with how many of their seats are taken. */
export function SessionTable({ sessions }: { sessions: readonly ListedSession[] }) {
  const { t, format } = useT();
  const columns: Column<ListedSession>[] = [
    {
      key: "when",
      header: t("group-sessions:when"),
      lead: true,
      cell: ({ id, startsAt, timeZone }) => (
        <TextLink href={paths.groupSession(id)} className="inline-flex min-h-11 items-center font-semibold">
          {format.dateTime(startsAt, timeZone, "medium")}
        </TextLink>
      ),
    },
    {
      key: "what",
      header: t("group-sessions:what"),
      cell: ({ offeringName, title }) => (
        <>
          <bdi>{offeringName}</bdi>
          {title && <bdi className="block text-sm text-muted">{title}</bdi>}
        </>
      ),
    },
    {
      key: "who",
      header: t("scheduling:details.provider"),
      cell: (session) => (
        <>
          <bdi>{providerName(t, leaderOf(session))}</bdi>
          <bdi className="block text-sm text-muted">
            {kindOfOffering(session.offeringsType) === "video" ? meetingKind(t, session) : session.branchName}
          </bdi>
        </>
      ),
    },
    {
      key: "seats",
      header: t("group-sessions:seats"),
      cell: ({ taken, capacity }) => t("group-sessions:taken", { taken, count: capacity }),
    },
    { key: "state", header: t("group-sessions:state"), cell: ({ state }) => t(`group-sessions:states.${state}`) },
  ];
  return <DataTable caption={t("group-sessions:caption")} columns={columns} rows={sessions} rowKey={({ id }) => id} />;
}
