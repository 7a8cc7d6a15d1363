import type { PlainKey } from "~/i18n/message-types";
import { useT } from "~/i18n/use-t";
import { StatusBadge } from "~/ui/view/status-badge";
import type { RowProps } from "./row-props";

/** An operation: what was done and where on the body, when, by whom, and how it went. */
export function SurgeryRow({ record: { name, values, date, state } }: RowProps) {
  const { t, format } = useT();
  const text = (field: string) => String(values[field] ?? "");
  const side = text("side") && t(`surgeries:side.${text("side")}` as PlainKey);
  const site = text("bodySite");
  const where = site && side ? t("surgeries:siteWithSide", { site, side }) : site || side;
  const device = [text("deviceName"), text("deviceMaker"), text("deviceSerial")].filter(Boolean);
  const days = [format.partialDate(date), format.partialDate(text("end"))].filter(Boolean).join(" – ");
  const told = [
    text("reason") && t("surgeries:reasonIs", { reason: text("reason") }),
    text("outcome") && t("surgeries:outcomeIs", { outcome: text("outcome") }),
    device.length > 0 && t("surgeries:deviceIs", { device: format.parts(device) }),
  ].filter((each) => each !== "" && each !== false);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="text-lg font-semibold">{name}</bdi>
        {where && <span>{where}</span>}
        {values.sort !== "SURGERY" && (
          <span className="text-sm text-muted">{t(`surgeries:sort.${text("sort")}` as PlainKey)}</span>
        )}
        {state !== "DONE" && (
          <StatusBadge colour={state === "PLANNED" ? "light-blue" : "light-grey"}>
            {t(`surgeries:state.${state}` as PlainKey)}
          </StatusBadge>
        )}
      </p>
      <p>
        {[days, text("hospital"), text("surgeon") && t("surgeries:bySurgeon", { name: text("surgeon") })]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {told.length > 0 && <p className="max-w-prose">{told.join(" · ")}</p>}
      {text("complications") !== "" && (
        <p className="max-w-prose font-medium">
          {t("surgeries:complicationsWere", { complications: text("complications") })}
        </p>
      )}
    </>
  );
}
