import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { TextLink } from "~/ui/base/link";
import { Cluster } from "~/ui/base/stack";
import { DataTable } from "~/ui/view/data-table";
import type { AppointmentState } from "../../domain/appointments/appointment-states";
import type { SessionState } from "../../domain/groups/group-session";
import { AppointmentStatus } from "../appointments/appointment-status";
import { patientName } from "../appointments/person-names";

export interface ParticipantTableProps {
  view: {
    session: {
      state: SessionState;
      taken: number;
      capacity: number;
      serviceOfferingId: string;
      employeeId: string;
      branchId: string;
      startsAt: number;
    };
    local: { day: string };
    participants: readonly {
      appointmentId: string;
      stateId: AppointmentState;
      firstName: string;
      lastName: string;
    }[];
  };
}

/** Who is in a session, each with their appointment, and the way to add somebody while a seat is left. */
export function ParticipantTable({ view: { session, local, participants } }: ParticipantTableProps) {
  const { t } = useT();
  const { serviceOfferingId, employeeId, branchId, startsAt } = session;
  return (
    <section className="flex flex-col gap-4">
      <Cluster className="justify-between">
        <h2 className="text-xl font-semibold">{t("group-sessions:participants")}</h2>
        {session.state === "OPEN" && session.taken < session.capacity && (
          <LinkButton
            href={paths.bookingPanel({
              service: serviceOfferingId,
              provider: employeeId,
              place: branchId,
              day: local.day,
              at: startsAt,
            })}
            icon="plus"
            tone="secondary"
          >
            {t("group-sessions:addParticipant")}
          </LinkButton>
        )}
      </Cluster>
      {participants.length === 0 ? (
        <p className="text-muted">{t("group-sessions:nobody")}</p>
      ) : (
        <DataTable
          caption={t("group-sessions:participants")}
          rows={participants}
          rowKey={({ appointmentId }) => appointmentId}
          columns={[
            {
              key: "who",
              header: t("scheduling:details.patient"),
              lead: true,
              cell: (person) => (
                <TextLink
                  href={paths.appointment(person.appointmentId)}
                  className="inline-flex min-h-11 items-center font-semibold"
                >
                  <bdi>{patientName(person)}</bdi>
                </TextLink>
              ),
            },
            {
              key: "status",
              header: t("scheduling:details.status"),
              cell: ({ stateId }) => <AppointmentStatus state={stateId} side="staff" />,
            },
          ]}
        />
      )}
    </section>
  );
}
