import { useT } from "~/i18n/use-t";
import { paths } from "~/paths";
import { Button } from "~/ui/action/button";
import { DefaultSubmit } from "~/ui/action/default-submit";
import { Cluster, Stack } from "~/ui/base/stack";
import { Checkbox } from "~/ui/form/checkbox";
import { ErrorSummary } from "~/ui/form/error-summary";
import { HiddenFields } from "~/ui/form/hidden-fields";
import { Banner } from "~/ui/view/banner";
import { patientName, providerName } from "../appointments/person-names";
import { panelKey, slotKey } from "../../domain/panel/panel-choice";
import { PanelChoices } from "./panel-choices";
import { PanelClosing, PanelSubmit } from "./panel-closing";
import { PanelDesk } from "./panel-desk";
import { PanelModeChoice } from "./panel-mode";
import { FoundPatients, PanelPatientPart } from "./panel-patient";
import { panelId, type PanelError, type PanelPart, type PanelView } from "./panel-props";
import { PanelSection } from "./panel-section";
import { PanelSeries } from "./panel-series";
import { PanelTimes } from "./panel-times";
import { PanelWaiting } from "./panel-waiting";

export interface BookingPanelProps {
  view: PanelView;
  idempotencyKey: string;
  errors: PanelError[];
  /** Available times around one that was refused, with their doctor; UTC ms. */
  nearest: readonly { startsAt: number; employeeId: string }[];
}

/** So many boards are listened to at most; the panel looks again anyway when something is chosen. */
const MOST_BOARDS = 6;

/** For whom and what beside when, where there is room; in the drawer and on a phone below each other. */
const HALVES =
  "grid grid-cols-[minmax(0,1fr)] gap-6 @min-[52rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @min-[52rem]:gap-0";
const WHEN =
  "border-t border-line pt-5 @min-[52rem]:ms-6 @min-[52rem]:border-s @min-[52rem]:border-t-0 @min-[52rem]:ps-6 @min-[52rem]:pt-0";

/** Where an error of a field stands; what is said of the whole form has no place of its own. */
const PLACED: readonly string[] = [
  ...["patientId", "firstName", "lastName", "phone", "phoneCallingCode", "birthDate", "email", "acceptDuplicate"],
  ...[
    "serviceOfferingId",
    "employeeId",
    "branchId",
    "startsAt",
    "time",
    "day",
    "every",
    "visits",
    "sessionId",
    "payWithCredit",
    "discountCode",
  ],
];

/** What the fields are called whose problems do not say by themselves which they are of. */
const NAMES = {
  firstName: "booking:you.firstName",
  lastName: "booking:you.lastName",
  phone: "booking:you.phone",
  phoneCallingCode: "booking:you.phone",
  birthDate: "booking:you.dateOfBirth",
  email: "booking:you.email",
  employeeId: "scheduling:set.provider",
  branchId: "scheduling:columns.branch",
  time: "scheduling:details.when",
  day: "scheduling:details.when",
} as const;
const isNamed = (field: string): field is keyof typeof NAMES => Object.hasOwn(NAMES, field);

/**
 * Everything that staff say to book, as one form: for whom, what, with whom, where and when. Every button in it but the
 * last one shows it anew; what it shows is what it books.
 */
export function BookingPanel({ view, idempotencyKey, errors, nearest }: BookingPanelProps) {
  const { t } = useT();
  const { fitted, fields, mode } = view;
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  const shown = errors.filter(({ field }) => field !== "override" && field !== "overridePatient");
  // Beside what it answers.
  const duplicate = view.isNew && errorOf("acceptDuplicate");
  const part: PanelPart = { view, errorOf };
  const boards = fitted.doctors.slice(0, MOST_BOARDS).map(({ id }) => paths.scheduleBoard(id));
  return (
    <div
      className="group/panel @container"
      data-booking-panel
      data-boards={boards.join(" ")}
      data-changed={t("booking-panel:when.changed")}
      data-close={t("common:actions.close")}
      data-title={
        fields["desk"] !== undefined && view.patient
          ? t("booking-panel:followUpOf", { name: patientName(view.patient) })
          : t("booking-panel:title")
      }
    >
      <form method="post" action={paths.bookingPanel()} noValidate data-draft>
        <DefaultSubmit />
        <Stack>
          {shown.length > 0 && (
            <ErrorSummary
              title={t("common:form.errorSummaryTitle")}
              errors={shown.map(({ field, message }) => ({
                fieldId: PLACED.includes(field) ? panelId(field === "phoneCallingCode" ? "phone" : field) : undefined,
                message: isNamed(field)
                  ? t("booking-panel:problem", { field: t(NAMES[field]), problem: message })
                  : message,
              }))}
            />
          )}
          {duplicate && (
            <>
              <FoundPatients found={view.found} label={t("booking-panel:patient.similar")} search={view.search} />
              <Checkbox
                id={panelId("acceptDuplicate")}
                name="acceptDuplicate"
                label={t("patients:duplicate.accept")}
                error={duplicate}
              />
            </>
          )}
          <Nearest nearest={nearest} view={view} />
          <HiddenFields
            fields={{
              idempotencyKey,
              timesFor: panelKey({ ...fields, mode, ...(fitted.choice ?? {}) }),
              lost: view.lost?.slot,
              desk: fields["desk"],
              follows: fields["follows"],
              waiting: fields["waiting"],
              to: fields["to"],
            }}
          />
          <div className={HALVES}>
            <Stack>
              <PanelPatientPart {...part} />
              {fitted.choice && <PanelChoices {...part} />}
            </Stack>
            <div className={WHEN}>
              {fitted.choice ? (
                <PanelSection name="when" title={t("booking-panel:when.title")}>
                  <PanelModeChoice mode={mode} isGroup={fitted.isGroup} />
                  {mode === "time" && view.times && <PanelTimes {...part} times={view.times} />}
                  {mode === "now" && <PanelDesk {...part} />}
                  {mode === "repeat" && <PanelSeries {...part} />}
                  {mode === "wait" && <PanelWaiting {...part} />}
                </PanelSection>
              ) : (
                <Banner tone="info" title={t("scheduling:setSteps.none")} />
              )}
            </div>
          </div>
          <PanelClosing {...part} errors={errors} />
        </Stack>
        <PanelSubmit view={view} />
      </form>
    </div>
  );
}

/** The available times around one that was refused, each a press away; a pressed one goes before all that is chosen. */
function Nearest({ nearest, view }: Pick<BookingPanelProps, "nearest" | "view">) {
  const { t, format } = useT();
  const { fitted } = view;
  const zone = fitted.branches.find(({ id }) => id === fitted.choice?.branchId)?.timeZone ?? "UTC";
  if (nearest.length === 0) return null;
  const named = new Set(nearest.map(({ employeeId }) => employeeId)).size > 1;
  const nameOf = (slot: (typeof nearest)[number]) => {
    const doctor = fitted.providers.find(({ id }) => id === slot.employeeId);
    return named && doctor ? [providerName(t, doctor)] : [];
  };
  return (
    <Banner tone="info" title={t("scheduling:move.nearest")}>
      <Cluster className="pt-2">
        {nearest.map((slot) => (
          <Button key={slotKey(slot)} type="submit" name="nearest" value={slotKey(slot)} tone="secondary" size="small">
            {[format.dateTime(slot.startsAt, zone, "short"), ...nameOf(slot)].join(" · ")}
          </Button>
        ))}
      </Cluster>
    </Banner>
  );
}
