import { afterEach, expect, test, vi } from "vitest";
import { createZoneTable } from "~/kernel/time/zones";
import { APPOINTMENT_STATE as S } from "../../../domain/appointments/appointment-states";
import { takeUp } from "../../../domain/calendar/calendar-move";
import type { CalendarAppointment, CalendarBoard } from "../../../domain/calendar/calendar-view";
import { dragAppointment } from "./board-drag";
import { boardFrame } from "../board-frame";
import type { BoardDispatch } from "../use-board-state";

const at = (day: number, hour: number) => Date.UTC(2026, 11, day, hour);
const appointment: CalendarAppointment = {
  ...{ id: "a", employeeId: "e", branchId: "b", stateId: S.CONFIRMED, type: "in_patient", timeZone: "UTC" },
  ...{ startsAt: at(8, 13), endsAt: at(8, 14), patient: "Omar", offering: null, note: "" },
};

afterEach(() => void vi.unstubAllGlobals());

test("an appointment that is dropped on a day of the month keeps its time and its doctor, wherever the pointer came by", () => {
  const page = new EventTarget();
  const month = {
    closest: (selector: string) => (selector === "[data-drop-day]" ? { dataset: { dropDay: "2026-12-10" } } : null),
  };
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", { elementFromPoint: () => month });
  const [top, bottom] = [100, 1300];
  const box = { ...{ x: 0, y: top, left: 0, right: 100, top, bottom, width: 100, height: 1200 }, toJSON: () => "" };
  const room = { getBoundingClientRect: () => box, scrollTop: 0, children: [{ getBoundingClientRect: () => box }] };
  const board: CalendarBoard = {
    ...{ view: "day", day: "2026-12-08", days: ["2026-12-08"], today: "2026-12-08", zone: "UTC" },
    ...{ slotMinutes: 15, rowMinutes: 30, layers: [], acts: [], arrivals: { rights: [], roomsOf: {} } },
    ...{ mayAssign: true, consultsFor: null, callsOf: null, hours: [], held: [], waiting: [] },
    ...{ span: createZoneTable().span("UTC", at(1, 0), at(31, 0)), appointments: [appointment] },
    doctors: [{ id: "e", title: 1, firstName: "Ada", lastName: "Okafor", branchIds: ["b"] }],
  };
  const frame = boardFrame(board);
  const first = takeUp(board, frame.columns, appointment, "move");
  const steps: Parameters<BoardDispatch>[0][] = [];
  const dispatch: BoardDispatch = (step) => void steps.push(step);
  const field = { ...{ frame: () => frame, room, area: room, rtl: false }, turn: vi.fn(), dispatch };
  const pointer = (type: string, clientY: number) =>
    Object.assign(new Event(type), { clientX: 50, clientY }) as PointerEvent;
  if (!first) throw new Error("it lies on the board");
  dragAppointment(field, first, pointer("pointerdown", 700), vi.fn());
  page.dispatchEvent(pointer("pointermove", 20));
  page.dispatchEvent(pointer("pointerup", 20));
  expect(steps.at(-1)).toMatchObject({
    do: "ask",
    change: { employeeId: "e", startsAt: at(10, 13), endsAt: at(10, 14) },
  });
});
