/** Whose or what a room is for: of the three exactly one is there. */
interface RoomPurpose {
  employeeId: string | null;
  branchId: string | null;
  serviceOfferingId: string | null;
}

/** A visit, as rooms are chosen by it. */
interface PlacedVisit {
  employeeId: string;
  branchId: string;
  serviceOfferingId: string | null;
}

/** Whether a visit can belong to a room at all; to which of those it does, the open ones decide. */
export const fitsRoom = (room: RoomPurpose, visit: PlacedVisit): boolean =>
  room.employeeId === visit.employeeId ||
  room.branchId === visit.branchId ||
  (room.serviceOfferingId !== null && room.serviceOfferingId === visit.serviceOfferingId);
