import { timeZones } from "~/kernel/time/time-zones";
import { usePatientT } from "~/i18n/use-t";
import { Button } from "~/ui/action/button";
import { Icon } from "~/ui/base/icon";
import { NativeSelect } from "~/ui/form/native-select";
import type { DayTimesView, JourneyView } from "../../domain/booking/booking-view";
import { HiddenFields } from "~/ui/form/hidden-fields";

/**
 * Whose clock the times are on and, for an appointment from elsewhere, the choice of one's own beside it. The zones of
 * the world weigh as much as the rest of the page, so they come when they are asked for.
 */
export function ZoneChoice({ view, times }: { view: JourneyView; times: DayTimesView }) {
  const { t, format } = usePatientT();
  const at = times.times[0] ?? view.at?.start ?? Date.parse(`${times.day}T12:00:00Z`);
  const zoneName = format.zoneName(times.zone, at);
  const { zone: _zone, ...others } = view.carried;
  const carried = view.choosesZone ? others : view.carried;
  return (
    <div className="text-sm text-muted">
      <p className="flex items-center gap-2">
        <Icon name="clock" className="size-4" />
        {t("booking:time.zoneOfPlace", { zone: zoneName })}
      </p>
      {view.kind === "video" && (
        <form method={view.posts ? "post" : "get"} action={view.action} className="mt-1 flex flex-wrap items-end gap-3">
          <HiddenFields fields={carried} />
          <input type="hidden" name="step" value="time" />
          <input type="hidden" name="day" value={times.day} />
          {view.choosesZone ? (
            <>
              <div className="min-w-0 grow tablet:max-w-96">
                <NativeSelect
                  name="zone"
                  label={t("common:fields.timeZone")}
                  defaultValue={view.viewerZone ?? times.zone}
                  options={timeZones().map((name) => ({ value: name, label: name.replaceAll("_", " ") }))}
                />
              </div>
              <Button type="submit" tone="secondary">
                {t("booking:time.showZone")}
              </Button>
            </>
          ) : (
            <button
              type="submit"
              name="clock"
              value="choose"
              className="inline-flex min-h-11 cursor-pointer items-center font-medium text-brand-text underline underline-offset-4"
            >
              {t("booking:time.otherZone")}
            </button>
          )}
        </form>
      )}
    </div>
  );
}
