import { pieceOf, type Placed } from "../../domain/calendar/calendar-layout";
import type { BoardColumn } from "../../domain/calendar/calendar-move";
import { shownOfDay } from "../../domain/calendar/folded-day";
import type { CalendarAppointment, CalendarBoard } from "../../domain/calendar/calendar-view";

/** Height of an appointment in a doctor's row, and of what stands beside them in a day, in CSS pixels. */
const CHIP_PX = 36;
const BESIDE_PX = 44;

/** The height of each doctor's row before it is laid out, in CSS pixels: that of its fullest day. */
export function rowHeights(
  board: Pick<CalendarBoard, "doctors" | "days" | "hours" | "span">,
  columns: readonly BoardColumn[],
  placed: readonly (readonly Placed<CalendarAppointment>[])[],
): number[] {
  const { doctors, days, hours, span } = board;
  return doctors.map(({ id: employeeId }, row) => {
    const free = hours.find((each) => each.employeeId === employeeId)?.free ?? [];
    const most = days.map((_, index) => {
      const at = row * days.length + index;
      const day = columns[at]?.day;
      const gaps = day ? free.filter((each) => pieceOf(span, day, each) !== null).length : 0;
      const all = placed[at]?.length ?? 0;
      const shown = shownOfDay(all, doctors.length);
      return shown + (shown < all ? 1 : 0) + gaps;
    });
    return BESIDE_PX + Math.max(1, ...most) * CHIP_PX;
  });
}
