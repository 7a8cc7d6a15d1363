/** What of an appointment of today a list of rooms counts. Instants in UTC ms. */
export interface ExpectedInRoom {
  employeeId: string;
  startsAt: number;
  /** When the patient came; null while they are still to come. */
  arrivedAt: number | null;
}

/** How it stands in front of a provider's room today. */
export interface RoomToday<Appointment extends ExpectedInRoom> {
  /** How many have come and are not with the provider yet. */
  waiting: number;
  /** Who comes next of those who have not come; null where nobody does. */
  next: Appointment | null;
}

/** How many wait for each provider, and who comes next to them. */
export function roomsToday<Appointment extends ExpectedInRoom>(
  expected: readonly Appointment[],
): ReadonlyMap<string, RoomToday<Appointment>> {
  const rooms = new Map<string, RoomToday<Appointment>>();
  for (const each of expected) {
    const { waiting, next } = rooms.get(each.employeeId) ?? { waiting: 0, next: null };
    const isSooner = each.arrivedAt === null && (next === null || each.startsAt < next.startsAt);
    rooms.set(each.employeeId, {
      waiting: waiting + (each.arrivedAt === null ? 0 : 1),
      next: isSooner ? each : next,
    });
  }
  return rooms;
}
