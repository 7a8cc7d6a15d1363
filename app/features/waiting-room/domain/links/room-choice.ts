/** What a room is for: exactly one of the three is set. */
interface RoomPurpose {
  employeeId: string | null;
  branchId: string | null;
  serviceOfferingId: string | null;
}

/** An appointment, as rooms are chosen by it. */
interface PlacedAppointment {
  employeeId: string;
  branchId: string;
  serviceOfferingId: string | null;
}

/** Whether an appointment can belong to a room at all; to which of those it does, the open ones decide. */
export const fitsRoom = (room: RoomPurpose, appointment: PlacedAppointment): boolean =>
  room.employeeId === appointment.employeeId ||
  room.branchId === appointment.branchId ||
  (room.serviceOfferingId !== null && room.serviceOfferingId === appointment.serviceOfferingId);
