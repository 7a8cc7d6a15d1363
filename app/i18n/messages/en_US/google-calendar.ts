export const googleCalendar = {} as const;
