import { verdictOf, authorize } from "~/platform/access/authorize.server";
import type { RequestContext } from "~/platform/context.server";
import { NotFoundError } from "~/platform/http/errors.server";
import { readForChange, type AppointmentForChange } from "../../data/appointments/appointment-change-read.server";
import { decide } from "../../domain/appointments/appointment-state";
import { courseAct, type CourseAct } from "../../domain/appointments/next-action";
import { actingAs } from "../../domain/booking/acting-as";
import { isPaid } from "../../domain/payments/online-payment";
import { callsOf } from "../../support/appointments/call-to-join.server";
import { appointmentInvoices } from "../../support/payments/appointment-invoices.server";
import { decided, factsOf, subjectOf, undoableUntil } from "./change-appointment.server";
import { buttonsOf } from "./view-appointment.server";

/** What may be said of the payment of an appointment by whoever takes money for the practice. */
export const BILL_ACTS = ["charge", "mark-paid"] as const;
export type BillAct = (typeof BILL_ACTS)[number];

/** What an appointment costs, and what may be said of it now. */
export interface AppointmentBill {
  /** What is owed of its price, in minor units of `currencyCode`; null where it has none. */
  costMinor: number | null;
  currencyCode: string;
  isPaid: boolean;
  acts: BillAct[];
  /** Whether this person may charge for it by hand. */
  mayCharge: boolean;
  /** Whether this person may invoice it, and something of it stands on no invoice. */
  mayInvoice: boolean;
}

/** How far an appointment is, and what takes it further. */
export interface AppointmentCourse {
  stateId: number;
  /** What this person does next to begin or end it; null where there is nothing to do now. */
  act: CourseAct | null;
  byVideo: boolean;
  /** Whoever looks meets its patient in its call. */
  leadsToCall: boolean;
  /** Until when this person can undo their last change, UTC ms; null where they cannot. */
  undoUntil: number | null;
}

async function billOf(context: RequestContext, loaded: AppointmentForChange): Promise<AppointmentBill> {
  const { price, dueMinor } = loaded;
  const paid = isPaid(loaded.appointment);
  const owed = paid ? (price?.costMinor ?? 0) : dueMinor;
  const costs = price !== null && owed > 0;
  const { id, patientId, employeeId } = loaded.appointment;
  const { mayIssue } = await appointmentInvoices(context, { id, patientId, employeeId });
  const may = verdictOf(context, "appointment.markPaid", subjectOf(loaded.appointment)) === "allowed";
  return {
    costMinor: costs ? owed : null,
    currencyCode: price?.currencyCode ?? "",
    isPaid: paid,
    mayCharge: may && patientId !== null,
    mayInvoice: mayIssue,
    acts:
      costs && !paid && may
        ? BILL_ACTS.filter((act) => decide(act, actingAs(context.actor.kind), decided(loaded), factsOf(context)).ok)
        : [],
  };
}

/**
 * How far an appointment is and what it costs, with what this person may say of both, for the screen that is open
 * through its consultation; null where the appointment is not theirs to read, for whoever reaches its consultation by
 * another right.
 * @throws NotFoundError for one that is unknown; ForbiddenError
 */
export async function readAppointmentAtDesk(
  context: RequestContext,
  id: string,
): Promise<{ bill: AppointmentBill; course: AppointmentCourse } | null> {
  await authorize(context, "appointment.read");
  const loaded = await readForChange(context.db, id, context.now);
  if (!loaded) throw new NotFoundError();
  const { appointment } = loaded;
  if (verdictOf(context, "appointment.read", subjectOf(appointment)) !== "allowed") return null;
  return {
    bill: await billOf(context, loaded),
    course: {
      stateId: appointment.stateId,
      act: courseAct(buttonsOf(context, loaded)),
      byVideo: appointment.type === "video",
      leadsToCall: appointment.type === "video" && callsOf(context) === appointment.employeeId,
      undoUntil: undoableUntil(context, loaded),
    },
  };
}
