/** The looks of whatever floats beside its button. */
export const popoverClass = "float-in max-w-[94vw] overflow-auto rounded-md border border-line bg-raised shadow-float";
