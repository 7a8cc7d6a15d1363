import { usePatientT } from "~/i18n/use-t";
import { Avatar } from "~/ui/view/avatar";
import { Card } from "~/ui/view/card";
import { StatusBadge } from "~/ui/view/status-badge";
import { isCompanion } from "../domain/links/companions";
import type { MemberView } from "../domain/rooms/room-view";
import type { LiveRoom } from "./room-props";

const roleKeyOf = ({ kind, memberId }: MemberView) => {
  if (kind === "staff") return "waiting-room:people.doctor";
  return isCompanion(memberId) ? "rooms:join.withPatient" : "waiting-room:people.patient";
};

/** Who is here, as far as this person may know. */
export function PeopleCard({ live }: { live: LiveRoom }) {
  const { t } = usePatientT();
  return (
    <Card title={t("waiting-room:people.title")}>
      <ul className="flex flex-col gap-3">
        {live.members.map((member) => (
          <li key={member.memberId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Avatar name={member.displayName} colourKey={member.memberId} size="small" />
            <span className="min-w-0 grow basis-32 wrap-anywhere">
              {member.memberId === live.self?.memberId
                ? t("waiting-room:people.you", { name: member.displayName })
                : member.displayName}
              <span className="block text-sm text-muted">{t(roleKeyOf(member))}</span>
            </span>
            <StatusBadge colour={member.present ? "green" : "light-grey"}>
              {member.present ? t("waiting-room:people.online") : t("waiting-room:people.away")}
            </StatusBadge>
          </li>
        ))}
      </ul>
    </Card>
  );
}
