export const googleCalendar = {};
