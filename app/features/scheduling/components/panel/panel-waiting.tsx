import { useT } from "~/i18n/use-t";
import { RadioGroup } from "~/ui/form/radio-group";
import { Banner } from "~/ui/view/banner";
import { providerName } from "../appointments/person-names";
import { panelId, type PanelPart } from "./panel-props";

/** What a place on the waiting list means, and of a group the full session whose seat is waited for. */
export function PanelWaiting({ view: { full, fitted, fields }, errorOf }: PanelPart) {
  const { t, format } = useT();
  const nameOf = (employeeId: string) => {
    const doctor = fitted.providers.find(({ id }) => id === employeeId);
    return doctor ? providerName(t, doctor) : undefined;
  };
  return (
    <>
      <p>{t("booking-panel:wait.text")}</p>
      {full && full.sessions.length === 0 && <Banner tone="info" title={t("booking-panel:wait.noneFull")} />}
      {full && full.sessions.length > 0 && (
        <RadioGroup
          name="sessionId"
          id={panelId("sessionId")}
          label={t("booking-panel:wait.sessions")}
          error={errorOf("sessionId")}
          defaultValue={fields["sessionId"]}
          options={full.sessions.map(({ id, employeeId, startsAt }) => ({
            value: id,
            label: format.dateTime(startsAt, full.zone),
            description: nameOf(employeeId),
          }))}
        />
      )}
    </>
  );
}
