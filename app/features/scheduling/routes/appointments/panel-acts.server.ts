import { data, redirect } from "@remix-run/cloudflare";
import { createTranslator } from "~/i18n/translator.server";
import { attempt, type ActArgs, type FilledFields } from "~/platform/http/define-form.server";
import type { RequestContext } from "~/platform/context.server";
import { ConflictError, InvalidError } from "~/platform/http/errors.server";
import { fieldMessages } from "~/platform/http/field-messages.server";
import { readerFormat } from "~/platform/reader-format.server";
import { providerName } from "../../components/appointments/person-names";
import { changedIn, panelKey, panelModeOf, showsWhatItBooks, slotIn } from "../../domain/panel/panel-choice";
import { leavingSeries } from "../../domain/panel/panel-fields";
import { nearestOf } from "../../support/availability/time-taken.server";
import { clockOfReader } from "../../support/availability/clock-of-reader.server";
import { bookFromPanel } from "../../services/panel/book-from-panel.server";
import { readBookingPanel, type BookingPanelView } from "../../services/panel/read-booking-panel.server";

interface PanelAnswer {
  page: BookingPanelView | null;
  errors: { field: string; message: string }[];
  nearest: { startsAt: number; employeeId: string }[];
  idempotencyKey: string;
  /** Where booking led, where a script asked: it goes there by itself. */
  leadsTo: string | null;
}

/** What says something of the form as it was shown, and means nothing for the one that is shown next. */
const OF_OLD_FORM: readonly string[] = [
  "look",
  "timesFor",
  "override",
  "starts",
  "pick",
  "showDay",
  "who",
  "inPlace",
  "lost",
];

const without = (fields: FilledFields, names: readonly string[]): FilledFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

/** The form after a press of one of its buttons that book nothing; undefined where none was pressed. */
function stepped(fields: FilledFields, starts: number): FilledFields | undefined {
  const { pick, showDay, who, look, mode } = fields;
  // Somebody else is not who waits.
  if (pick !== undefined) return { ...without(fields, ["new", "waiting"]), patientId: pick };
  if (who !== undefined)
    return { ...without(fields, ["patientId", "new", "waiting"]), ...(who === "new" ? { new: "1" } : {}) };
  if (showDay === "next") return without(fields, ["day", "time"]);
  if (showDay !== undefined) return { ...without(fields, ["time"]), day: showDay };
  if (look !== undefined || (panelModeOf(mode) === "repeat" && starts === 0)) return fields;
  return undefined;
}

/** Says which time another booking was faster for, and with whom. */
function takenMessage(app: RequestContext, { lost, fitted }: BookingPanelView): string | null {
  if (lost === null) return null;
  const { t } = createTranslator(app.locale);
  const time = readerFormat(app).dateTime(lost.startsAt, lost.zone, "short");
  const doctor = fitted.providers.find(({ id }) => id === lost.employeeId);
  return t("booking-panel:when.taken", { time, name: doctor ? providerName(t, doctor) : "" });
}

/** The form as it is shown anew; a time that was chosen and that somebody else has by now is named. */
async function anew(
  { app, request, value }: ActArgs<FilledFields>,
  fields: FilledFields,
  {
    status = 200,
    ...more
  }: Partial<Pick<PanelAnswer, "errors" | "nearest">> & {
    status?: number;
    similarTo?: string;
  } = {},
) {
  const shown = without(leavingSeries(fields), OF_OLD_FORM);
  const sameChoice = fields["timesFor"] === panelKey(fields);
  const chosenBefore = sameChoice ? (fields["slot"] ?? fields["lost"]) : undefined;
  const { zone } = clockOfReader(app, request);
  const page = await readBookingPanel(app, { fields: shown, chosenBefore, zone, similarTo: more.similarTo });
  const problems = fieldMessages(app.locale, page.series?.problems ?? []);
  const message = takenMessage(app, page);
  const taken = message === null ? [] : [{ field: "startsAt", message }];
  // That it was taken says more than that none is chosen; at the desk every time says itself which rule it breaks.
  const besides = page.desk ? ["startsAt", "override"] : ["startsAt"];
  const said = (more.errors ?? []).filter(({ field }) => taken.length === 0 || !besides.includes(field));
  const errors = [...problems, ...taken, ...said];
  const idempotencyKey = value["idempotencyKey"] ?? crypto.randomUUID();
  const nearest = page.lost?.nearest ?? more.nearest ?? [];
  return data<PanelAnswer>({ page, leadsTo: null, errors, nearest, idempotencyKey }, { status });
}

/** A refusal, said at the fields of the form as it is shown anew; whatever was typed stays. */
function refused(args: ActArgs<FilledFields>, fields: FilledFields, error: ConflictError | InvalidError) {
  const { locale } = args.app;
  const said = fieldMessages(locale, error.fields);
  const whole = { field: "", message: createTranslator(locale).t("errors:conflict.text") };
  const employeeId = slotIn(fields["slot"])?.employeeId ?? fields["employeeId"] ?? "";
  const mayBeKnown = error.fields.some(({ field }) => field === "acceptDuplicate");
  return anew(args, fields, {
    ...(mayBeKnown && { similarTo: fields["phone"] || `${fields["firstName"] ?? ""} ${fields["lastName"] ?? ""}` }),
    errors: said.length > 0 ? said : [whole],
    nearest: nearestOf(error).map((startsAt) => ({ startsAt, employeeId })),
    status: error.status,
  });
}

/** The available time whose button was pressed stands in the place of every other. */
const chosen = (fields: FilledFields): FilledFields => {
  const { nearest, lost, ...rest } = fields;
  // 'Book anyway' is said of the time that another booking has.
  if (nearest === undefined && fields["override"] === "on" && lost !== undefined && fields["slot"] === undefined)
    return { ...rest, slot: lost };
  return nearest === undefined ? fields : { ...without(rest, ["time", "override"]), slot: nearest };
};

async function book(args: ActArgs<FilledFields>) {
  const fields = chosen(args.value);
  const starts = args.form.getAll("starts").filter((start) => start !== "");
  const step = stepped(fields, args.form.getAll("starts").length);
  if (step) return anew(args, step);
  if (!showsWhatItBooks(fields)) {
    const changed = changedIn(fields);
    const message = createTranslator(args.app.locale).t(`scheduling:setSteps.${changed}Changed`);
    const field = changed === "choice" ? "serviceOfferingId" : "";
    return anew(args, without(fields, ["slot"]), { errors: [{ field, message }], status: 409 });
  }
  try {
    const leadsTo = await bookFromPanel(args.app, fields, starts);
    if (fields["inPlace"] === undefined) return redirect(leadsTo, 303);
    return data<PanelAnswer>({ page: null, errors: [], nearest: [], idempotencyKey: "", leadsTo });
  } catch (error) {
    if (!(error instanceof ConflictError || error instanceof InvalidError)) throw error;
    return refused(args, fields, error);
  }
}

/** The acts of the panel: showing it for what is chosen now, and booking what it shows. */
export const panelActs = { "": attempt(book) };
