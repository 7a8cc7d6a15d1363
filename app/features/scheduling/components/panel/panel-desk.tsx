import { useT } from "~/i18n/use-t";
import { RadioGroup } from "~/ui/form/radio-group";
import { FoldedFields } from "~/ui/form/folded-fields";
import { Banner } from "~/ui/view/banner";
import { atOnceKey, slotKey } from "../../domain/panel/panel-choice";
import type { DeskTime } from "../../domain/panel/panel-times";
import { providerName } from "../appointments/person-names";
import { panelId, type PanelPart } from "./panel-props";

/**
 * Who can see a patient who is here, one card a doctor: whoever is free now first, then by their next time of today. What
 * else a doctor could do stands behind: a later time, or now in spite of a rule.
 */
export function PanelDesk({ view: { desk, fitted, fields }, errorOf }: PanelPart) {
  const { t, format } = useT();
  if (!desk) return <Banner tone="info" title={t("booking-panel:now.noGroups")} />;
  const nameOf = (employeeId: string) => {
    const doctor = fitted.providers.find(({ id }) => id === employeeId);
    return doctor ? providerName(t, doctor) : "";
  };
  const time = (at: number) => format.time(at, desk.zone);
  const optionsOf = ({ employeeId, broken, next: nextAt }: DeskTime) => {
    const free = broken.length === 0;
    const words = t(free ? "booking-panel:now.free" : "appointment-kinds:walkIn.override");
    const rules = format.list(broken.map((rule) => t(rule)));
    const later =
      nextAt === null ? [] : [{ at: nextAt, words: t("appointment-kinds:walkIn.next", { time: time(nextAt) }) }];
    const now = {
      value: atOnceKey({ employeeId, broken }),
      label: nameOf(employeeId),
      description: free ? words : `${words}: ${rules}`,
    };
    const next = later.map(({ at, words: said }) => ({
      value: slotKey({ startsAt: at, employeeId }),
      label: nameOf(employeeId),
      description: said,
    }));
    // What breaks no rule comes first.
    return free ? [now, ...next] : [...next, now];
  };
  const cards = desk.times.map(optionsOf);
  const more = cards.flatMap(([, ...rest]) => rest);
  const nothing = desk.times.every(({ broken, next }) => broken.length > 0 && next === null);
  return (
    <>
      {nothing && (
        <Banner tone="info" title={t("appointment-kinds:walkIn.noneToday")}>
          {t("appointment-kinds:walkIn.noneTodayText")}
        </Banner>
      )}
      <RadioGroup
        listed
        name="slot"
        id={panelId("startsAt")}
        label={t("booking-panel:now.who")}
        hint={t("booking:time.zoneOfPlace", { zone: format.zoneName(desk.zone, desk.times[0]?.now ?? 0) })}
        error={errorOf("startsAt")}
        defaultValue={fields["slot"]}
        columns={2}
        options={cards.flatMap((of) => of.slice(0, 1))}
      />
      {more.length > 0 && (
        <FoldedFields title={t("booking:time.between")} open={more.some(({ value }) => value === fields["slot"])}>
          <RadioGroup
            listed
            name="slot"
            id={panelId("later")}
            label={t("booking:time.between")}
            hideLabel
            defaultValue={fields["slot"]}
            columns={2}
            options={more}
          />
        </FoldedFields>
      )}
    </>
  );
}
