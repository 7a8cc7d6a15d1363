import { usePatientT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/action/button";
import { VisuallyHidden } from "~/ui/base/visually-hidden";
import type { Column } from "~/ui/view/data-table";
import type { AppointmentSummary } from "../../domain/lists/appointment-summary";
import { providerName } from "../appointments/person-names";

/** Books what an appointment was for with the same doctor: the next page has the time, and its button books. */
export function BookAgain({ appointment, small }: { appointment: AppointmentSummary; small?: boolean }) {
  const { t } = usePatientT();
  if (!appointment.offering) return null;
  const what = [appointment.offering.name, providerName(t, appointment.employee)].filter(Boolean).join(", ");
  return (
    <LinkButton href={paths.bookAgain(appointment)} icon="calendar" tone="secondary" size={small ? "small" : "normal"}>
      {t("home:patient.bookAgain")}
      <VisuallyHidden>: {what}</VisuallyHidden>
    </LinkButton>
  );
}

/** The way to the same appointment once more, in a list. */
export const againColumn = (header: string): Column<AppointmentSummary> => ({
  key: "again",
  header,
  actions: true,
  align: "end",
  cell: (row) => <BookAgain appointment={row} small />,
});
