/** A form as a column of fields; boxes to tick that follow each other stand closer. */
export const formClass = "flex flex-col gap-6 [&>.tick+.tick]:-mt-4";
