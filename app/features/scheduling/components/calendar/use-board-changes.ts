import { useFetcher } from "@remix-run/react";
import { useMemo, useState } from "react";
import { paths } from "~/paths";
import { MINUTE_MS } from "~/kernel/time/minutes";
import { isBlocked, type WantedChange } from "../../domain/calendar/calendar-move";
import type { CalendarVisit } from "../../domain/calendar/calendar-view";
import type { BoardAnswer, BoardVerb } from "./board-answer";

/** What was sent, to be shown before the answer and taken back after a no. */
interface Sent {
  readonly verb: BoardVerb;
  readonly change?: WantedChange;
  /** A visit that leaves the board. */
  readonly gone?: string;
}

const refusedIn = (answer: BoardAnswer | undefined) => (answer && "errors" in answer ? answer : undefined);
const doneIn = (answer: BoardAnswer | undefined) => (answer && "done" in answer ? answer : undefined);

/**
 * The changes that a board sends. What was asked is shown at once; a refusal puts everything back and says why. After
 * each answer the page's data is read anew, so what stands then is the server's.
 */
export function useBoardChanges(visits: readonly CalendarVisit[]) {
  const fetcher = useFetcher<BoardAnswer>();
  const [sent, setSent] = useState<Sent | null>(null);
  const [closed, setClosed] = useState(false);
  const busy = fetcher.state !== "idle";
  const answer = busy ? undefined : fetcher.data;

  const post = (what: Sent, fields: Record<string, string | number>) => {
    setSent(what);
    setClosed(false);
    const body = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
    fetcher.submit(
      { ...body, intent: what.verb, idempotencyKey: crypto.randomUUID() },
      { method: "post", action: paths.appointments() },
    );
  };

  const shown = useMemo(() => {
    if (!busy || !sent) return visits;
    const { change, gone } = sent;
    return visits.flatMap((visit) => {
      if (visit.id === gone) return [];
      if (visit.id !== change?.visit.id) return [visit];
      const { employeeId, startsAt, endsAt } = change;
      return [{ ...visit, employeeId, startsAt, endsAt }];
    });
  }, [visits, busy, sent]);

  return {
    busy,
    shown,
    sent,
    pending: busy ? (sent?.change?.visit.id ?? null) : null,
    /** A refusal that was read and left at that. */
    closed,
    close: () => setClosed(true),
    done: doneIn(answer),
    refused: refusedIn(answer),
    /** Asks for a new time, provider or length; `override` once the broken rules have been read. */
    change: (change: WantedChange, override: boolean) => {
      const { visit, how, employeeId, startsAt, endsAt, agreedOnPhone } = change;
      if (isBlocked(visit)) {
        const durationMinutes = (endsAt - startsAt) / MINUTE_MS;
        post({ verb: "moveBlocked", change }, { appointmentId: visit.id, startsAt, durationMinutes, employeeId });
        return;
      }
      const time: Record<string, string | number> = how === "move" ? { startsAt, employeeId } : { endsAt };
      const said = { ...(override ? { override: "on" } : {}), ...(agreedOnPhone ? { agreedOnPhone: "on" } : {}) };
      const along = { ...time, ...said };
      if (visit.seats) post({ verb: "moveSession", change }, { sessionId: visit.id, ...along });
      else post({ verb: how, change }, { appointmentId: visit.id, ...along });
    },
    block: (fields: Record<string, string | number>) => post({ verb: "block" }, fields),
    take: (verb: "cancel" | "disable" | "undo", id: string) =>
      post(verb === "undo" ? { verb } : { verb, gone: id }, { appointmentId: id }),
  };
}

export type BoardChanges = ReturnType<typeof useBoardChanges>;
