import { useT } from "~/i18n/use-t";
import { Card } from "~/ui/view/card";
import { SummaryList } from "~/ui/view/summary-list";
import { providerName } from "../appointments/person-names";
import { leaderOf, type ListedSession } from "./session-table";

/** When and where a session is, with whom, and how many seats are taken. */
export function SessionFacts({ session }: { session: ListedSession }) {
  const { t, format } = useT();
  const { startsAt, timeZone, branchName, taken, capacity, state } = session;
  return (
    <Card>
      <SummaryList
        rows={[
          { term: t("group-sessions:when"), value: format.dateTime(startsAt, timeZone, "long") },
          { term: t("scheduling:details.provider"), value: <bdi>{providerName(t, leaderOf(session))}</bdi> },
          { term: t("scheduling:set.branch"), value: <bdi>{branchName}</bdi> },
          { term: t("group-sessions:seats"), value: t("group-sessions:taken", { taken, count: capacity }) },
          { term: t("group-sessions:state"), value: t(`group-sessions:states.${state}`) },
        ]}
      />
    </Card>
  );
}
