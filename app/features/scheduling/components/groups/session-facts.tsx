import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { TextLink } from "~/ui/base/link";
import { Card } from "~/ui/view/card";
import { SummaryList } from "~/ui/view/summary-list";
import { providerName } from "../appointments/person-names";
import { leaderOf, meetingKind, type ListedSession } from "./session-table";

/** When and where a session is, with whom, how many seats are taken and how many wait for one. */
export function SessionFacts({ session, waiting }: { session: ListedSession; waiting: number }) {
  const { t, format } = useT();
  const { startsAt, timeZone, branchName, taken, capacity, state } = session;
  return (
    <Card>
      <SummaryList
        rows={[
          { term: t("group-sessions:when"), value: format.dateTime(startsAt, timeZone, "long") },
          { term: t("scheduling:details.provider"), value: <bdi>{providerName(t, leaderOf(session))}</bdi> },
          { term: t("scheduling:details.type"), value: meetingKind(t, session) },
          { term: t("scheduling:set.branch"), value: <bdi>{branchName}</bdi> },
          { term: t("group-sessions:seats"), value: t("group-sessions:taken", { taken, count: capacity }) },
          ...(waiting > 0 ? [{ term: t("group-sessions:waiting"), value: <WaitingLink count={waiting} /> }] : []),
          { term: t("group-sessions:state"), value: t(`group-sessions:states.${state}`) },
        ]}
      />
    </Card>
  );
}

function WaitingLink({ count }: { count: number }) {
  const { t } = useT();
  return <TextLink href={paths.waitingList()}>{t("group-sessions:waitingCount", { count })}</TextLink>;
}
