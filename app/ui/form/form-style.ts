/** A form as a column of fields; boxes to tick that follow each other stand closer. */
export const formClass = "flex flex-col gap-6 [&>.tick+.tick]:-mt-4";

/** A form of staff's that is filled in many times a day (styles/dense-form.css). */
export const denseFormClass = "dense";

/** Two short fields in a line where there is room; their boxes stand level, however long the words above them are. */
export const halvesClass = "halves grid gap-6 tablet:grid-cols-2 tablet:gap-4 [&>*>:last-child]:mt-auto";
