import { useFetcher } from "@remix-run/react";
import { useMemo, useState } from "react";
import { paths } from "~/paths";
import { MINUTE_MS } from "~/kernel/time/minutes";
import { needsAgreement } from "../../domain/calendar/calendar-acts";
import type { CalendarAct, CalendarAppointment, CalendarArrivalAct } from "../../domain/calendar/calendar-view";
import { isBlocked, type WantedChange } from "../../domain/calendar/calendar-move";
import type { BoardAnswer, BoardVerb } from "./board-answer";

/** What was sent, to be shown before the answer and taken back after a no. */
interface Sent {
  readonly verb: BoardVerb;
  readonly change?: WantedChange;
  /** An appointment that leaves the board. */
  readonly gone?: CalendarAppointment;
}

const VERBS = { confirm: "confirm", start: "start", "no-show": "noShow", cancel: "cancel" } as const satisfies Record<
  CalendarAct,
  BoardVerb
>;

const refusedIn = (answer: BoardAnswer | undefined) => (answer && "errors" in answer ? answer : undefined);
const doneIn = (answer: BoardAnswer | undefined) => (answer && "done" in answer ? answer : undefined);

type Fields = Record<string, string | number>;

/** What is sent for a new time, provider or length of an appointment, a session or a blocked time. */
function changePost(change: WantedChange, override: boolean): [Sent, Fields] {
  const { appointment, how, employeeId, startsAt, endsAt, patientAgreed, doNotNotify } = change;
  const seen: Fields = { seenAt: appointment.startsAt, seenWith: appointment.employeeId };
  if (isBlocked(appointment)) {
    const durationMinutes = (endsAt - startsAt) / MINUTE_MS;
    return [
      { verb: "moveBlocked", change },
      { appointmentId: appointment.id, startsAt, durationMinutes, employeeId, ...seen },
    ];
  }
  const time: Fields = how === "move" ? { startsAt, employeeId } : { endsAt };
  const said = { ...(override ? { override: "on" } : {}), ...(patientAgreed ? { patientAgreed: "on" } : {}) };
  const quietly: Fields = how === "move" && doNotNotify ? { doNotNotify: "on" } : {};
  const along = { ...time, ...said, ...seen };
  return appointment.seats
    ? [
        { verb: "moveSession", change },
        { sessionId: appointment.id, ...along },
      ]
    : [
        { verb: how, change },
        { appointmentId: appointment.id, ...along, ...quietly },
      ];
}

/** Starts an appointment by a form of its own, which leads from the calendar into the call. */
function startCall(appointmentId: string): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = paths.appointment(appointmentId);
  form.hidden = true;
  const intent = document.createElement("input");
  intent.name = "intent";
  intent.value = "start";
  form.appendChild(intent);
  document.body.appendChild(form);
  form.submit();
}

/**
 * The changes that a board sends. What was asked is shown at once; a refusal puts everything back and says why. After
 * each answer the page's data is read anew, so what stands then is the server's.
 */
export function useBoardChanges(appointments: readonly CalendarAppointment[], callsOf: string | null) {
  const fetcher = useFetcher<BoardAnswer>();
  const [sent, setSent] = useState<Sent | null>(null);
  const [closed, setClosed] = useState(false);
  const busy = fetcher.state !== "idle";
  const answer = busy ? undefined : fetcher.data;

  const post = (what: Sent, fields: Fields) => {
    setSent(what);
    setClosed(false);
    const body = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
    fetcher.submit(
      { ...body, intent: what.verb, idempotencyKey: crypto.randomUUID() },
      { method: "post", action: paths.appointments() },
    );
  };

  const shown = useMemo(() => {
    if (!busy || !sent) return appointments;
    const { change, gone } = sent;
    const others = appointments.filter(({ id }) => id !== gone?.id && id !== change?.appointment.id);
    if (!change) return others;
    const { appointment, employeeId, startsAt, endsAt } = change;
    return [...others, { ...appointment, employeeId, startsAt, endsAt }];
  }, [appointments, busy, sent]);

  return {
    busy,
    shown,
    sent,
    pending: busy ? (sent?.change?.appointment.id ?? null) : null,
    /** A refusal that was read and left at that. */
    closed,
    close: () => setClosed(true),
    done: doneIn(answer),
    refused: refusedIn(answer),
    /** Asks for a new time, provider or length; `override` once the broken rules have been read. */
    change: (change: WantedChange, override: boolean) => post(...changePost(change, override)),
    block: (fields: Fields) => post({ verb: "block" }, fields),
    /** One press; a time that the clinic proposed is confirmed because the patient agreed. */
    act: (act: CalendarAct, appointment: CalendarAppointment) => {
      if (act === "start" && appointment.type === "video" && appointment.employeeId === callsOf)
        return startCall(appointment.id);
      const agreed: Record<string, string> =
        act === "confirm" && needsAgreement(appointment) ? { patientAgreed: "on" } : {};
      const what = { verb: VERBS[act], ...(act === "cancel" ? { gone: appointment } : {}) };
      post(what, { appointmentId: appointment.id, ...agreed });
    },
    /** How far a patient is; into which room they are called. */
    arrive: (act: CalendarArrivalAct, id: string, room = "") =>
      post({ verb: act }, { appointmentId: id, ...(act === "call-in" ? { room } : {}) }),
    release: (gone: CalendarAppointment) => post({ verb: "disable", gone }, { appointmentId: gone.id }),
    /** Releases what was blocked a moment ago. */
    unblock: (id: string) => post({ verb: "disable" }, { appointmentId: id }),
    undo: (id: string) => post({ verb: "undo" }, { appointmentId: id }),
  };
}

export type BoardChanges = ReturnType<typeof useBoardChanges>;
